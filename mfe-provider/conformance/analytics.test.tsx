import { getEventSummary } from '@marquee/contracts/event-operations';
import { answer } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { aSummary } from '../test/a-summary.ts';
import { renderProvider } from '../test/render-provider.tsx';

function openAnalytics() {
  return renderProvider({
    route: '/provider-admin?tab=analytics',
    answers: [answer(getEventSummary, aSummary())],
  });
}

async function tile(name: string) {
  const term = await screen.findByText(name, { selector: 'dt' });
  return term.parentElement;
}

describe('2 Provider admin, Analytics', () => {
  test("when the rate is shown, then beside it 'Industry avg: 65%'", async () => {
    openAnalytics();

    expect(await tile('Conversion Rate')).toHaveTextContent(/^Conversion Rate60%Industry avg: 65%$/);
  });
});

describe('decisions Analytics', () => {
  test('when there are figures, then both charts say them in words', async () => {
    openAnalytics();

    const name = 'Monthly revenue: Jun $4,120, Jul $5,230, Aug so far $3,980';
    const statuses = 'New Inquiry 9, Proposal Sent 6, Booked 11, Completed 14, Cancelled 2';
    expect(await screen.findByRole('img', { name })).toBeVisible();
    expect(screen.getByRole('img', { name: `Leads by status: ${statuses}` })).toBeVisible();
  });

  test('when they are wanted as a table, then the same figures', async () => {
    const { user } = openAnalytics();

    await user.click(await screen.findByRole('button', { name: 'Show the figures as a table' }));

    const revenue = within(screen.getByRole('table', { name: 'Monthly Revenue' }));
    const statuses = within(screen.getByRole('table', { name: 'Leads by status' }));
    expect(revenue.getByRole('row', { name: 'Aug so far 1 event $3,980' })).toBeVisible();
    expect(statuses.getByRole('row', { name: 'Completed 14' })).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  test('when this month stands against the one before, then up and down in percent', async () => {
    openAnalytics();

    expect(await tile('Active Inquiries')).toHaveTextContent(/^Active Inquiries15\+12% this month$/);
    expect(await tile('Monthly Revenue')).toHaveTextContent(/^Monthly Revenue\$3,980−24% this month$/);
  });
});
