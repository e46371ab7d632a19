import { getEventSummary } from '@marquee/contracts/event-operations';
import { answer, refuse } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { aSummary } from './a-summary.ts';
import { renderProvider } from './render-provider.tsx';

function renderAnalytics(summary = aSummary()) {
  return renderProvider({
    route: '/provider-admin?tab=analytics',
    answers: [answer(getEventSummary, summary)],
  });
}

async function tile(name: string) {
  const term = await screen.findByText(name, { selector: 'dt' });
  return term.parentElement;
}

describe('the key figures', () => {
  test.each([
    { name: 'Active Inquiries', says: ['15', '+12% this month'] },
    { name: 'Monthly Revenue', says: ['$3,980', '−24% this month'] },
    { name: 'Booked Events', says: ['11', 'Next 30 days'] },
    { name: 'Conversion Rate', says: ['60%', 'Industry avg: 65%'] },
  ])('when they are opened, then $name says $says', async ({ name, says }) => {
    renderAnalytics();

    const shown = await tile(name);

    for (const text of says) {
      expect(shown).toHaveTextContent(text);
    }
  });

  test('when a trend rests on too little, then there is none', async () => {
    renderAnalytics(aSummary({ trends: { inquiries: null, revenue: 0 } }));

    expect(await tile('Active Inquiries')).toHaveTextContent(/^Active Inquiries15$/);
    expect(await tile('Monthly Revenue')).toHaveTextContent('0% this month');
  });

  test('when there is no event yet, then it says when figures begin', async () => {
    renderAnalytics(aSummary({ events: 0, conversionRate: null, byStatus: [] }));

    expect(await screen.findByRole('heading', { name: 'No Figures Yet' })).toBeVisible();
  });

  test('when they cannot be read, then it tries again', async () => {
    const outage = { status: 503, code: 'unavailable', message: 'Please try again in a moment' };
    const { user, calls } = renderProvider({
      route: '/provider-admin?tab=analytics',
      answers: [refuse(getEventSummary, outage)],
    });

    await user.click(await screen.findByRole('button', { name: 'Retry' }));

    expect(calls(getEventSummary)).toHaveLength(2);
  });
});

describe('the charts', () => {
  test('when they are drawn, then each says in words what it shows', async () => {
    renderAnalytics();

    expect(
      await screen.findByRole('img', {
        name: 'Monthly revenue: Jun $4,120, Jul $5,230, Aug so far $3,980',
      }),
    ).toBeVisible();
    expect(
      screen.getByRole('img', {
        name: 'Leads by status: New Inquiry 9, Proposal Sent 6, Booked 11, Completed 14, Cancelled 2',
      }),
    ).toBeVisible();
    expect(screen.getByText('Booked and completed events, 2025')).toBeVisible();
    expect(screen.getByText('42 events, all time')).toBeVisible();
  });

  test('when a status has no event, then its line says nought', async () => {
    renderAnalytics(aSummary({ byStatus: [{ status: 'booked', events: 3 }] }));

    expect(
      await screen.findByRole('img', { name: /New Inquiry 0, Proposal Sent 0, Booked 3/ }),
    ).toBeVisible();
  });

  test('when the figures are wanted as a table, then they take the charts’ place, and back', async () => {
    const { user } = renderAnalytics();

    await user.click(await screen.findByRole('button', { name: 'Show the figures as a table' }));

    const revenue = within(screen.getByRole('table', { name: 'Monthly Revenue' }));
    const statuses = within(screen.getByRole('table', { name: 'Leads by status' }));
    expect(revenue.getByRole('row', { name: 'Aug so far 1 event $3,980' })).toBeVisible();
    expect(statuses.getByRole('row', { name: 'Completed 14' })).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show the figures as charts' }));
    expect(await screen.findByRole('img', { name: /^Monthly revenue/ })).toBeVisible();
  });
});
