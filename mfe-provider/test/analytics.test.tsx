import { getEventSummary } from '@marquee/contracts/event-operations';
import { getPaymentSummary } from '@marquee/contracts/payment-summary';
import { answer, refuse } from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { aMonth, aPaymentSummary } from './a-payment-summary.ts';
import { aSummary } from './a-summary.ts';
import { renderProvider } from './render-provider.tsx';

function renderAnalytics(summary = aSummary(), payments = aPaymentSummary()) {
  return renderProvider({
    route: '/provider-admin?tab=analytics',
    answers: [answer(getEventSummary, summary), answer(getPaymentSummary, payments)],
  });
}

/** Finds a tile after the figures have loaded. */
async function tile(name: string) {
  await waitFor(() => {
    expect(screen.getByText('Active Inquiries').nextElementSibling).toHaveTextContent(/\d/);
  });
  return screen.getByText(name, { selector: 'dt' }).parentElement;
}

describe('the key figures', () => {
  test('when events are booked, then the tile counts those of the next 30 days', async () => {
    renderAnalytics();

    expect(await tile('Booked Events')).toHaveTextContent(/^Booked Events11Next 30 days$/);
  });

  test("when 'Industry avg: 65%' is shown, then a line marks it as an industry figure", async () => {
    renderAnalytics();

    expect(await tile('Conversion Rate')).toHaveTextContent(
      /Industry avg: 65%A rough industry figure, not yours$/,
    );
  });

  test('when payments arrived this month, then they appear beside the revenue of the booked events', async () => {
    const thisMonth = aMonth('2025-08', { paid: '640.00', refunded: '40.50', received: '599.50' });
    renderAnalytics(aSummary(), aPaymentSummary({ thisMonth }));

    const revenue = await tile('Monthly Revenue');

    await waitFor(() => {
      expect(revenue).toHaveTextContent('$600 received this month, after refunds');
    });
    expect(revenue).toHaveTextContent('$3,980 this month');
  });

  test('when a trend is unknown, then its tile shows none; a trend of zero is shown', async () => {
    renderAnalytics(aSummary({ trends: { inquiries: null, revenue: 0 } }));

    expect(await tile('Active Inquiries')).toHaveTextContent(/^Active Inquiries15$/);
    expect(await tile('Monthly Revenue')).toHaveTextContent('0% this month');
  });

  test("when there is no event yet, then the tab shows 'No Figures Yet'", async () => {
    renderAnalytics(aSummary({ events: 0, conversionRate: null, byStatus: [] }));

    expect(await screen.findByRole('heading', { name: 'No Figures Yet' })).toBeVisible();
  });

  test('when the figures cannot be loaded, then the tab offers a retry', async () => {
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
  test('when the charts are drawn, then each names its period', async () => {
    renderAnalytics();

    expect(await screen.findByText('Booked and completed events, 2025')).toBeVisible();
    expect(screen.getByText('42 events, all time')).toBeVisible();
  });

  test("when a status has no event, then the chart's description contains the status with 0", async () => {
    renderAnalytics(aSummary({ byStatus: [{ status: 'booked', events: 3 }] }));

    expect(
      await screen.findByRole('img', { name: /New Inquiry 0, Proposal Sent 0, Booked 3/ }),
    ).toBeVisible();
  });

  test('when the figures are shown as tables, then the toggle shows the charts again', async () => {
    const { user } = renderAnalytics();

    await user.click(await screen.findByRole('button', { name: 'Show the figures as a table' }));
    await user.click(screen.getByRole('button', { name: 'Show the figures as charts' }));

    expect(await screen.findByRole('img', { name: /^Monthly revenue/ })).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
