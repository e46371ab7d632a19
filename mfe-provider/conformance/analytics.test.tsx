import { getEventSummary } from '@marquee/contracts/event-operations';
import { answer } from '@marquee/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aSummary } from '../test/a-summary.ts';
import { renderProvider } from '../test/render-provider.tsx';

function openAnalytics(summary = aSummary()) {
  return renderProvider({
    route: '/provider-admin?tab=analytics',
    answers: [answer(getEventSummary, summary)],
  });
}

const nothing = aSummary({
  ...{ events: 0, activeInquiries: 0, bookedNext30Days: 0, conversionRate: null, totalRevenue: '0.00' },
  ...{ byStatus: [], revenueByMonth: [], trends: { inquiries: null, revenue: null } },
});

/** Finds a tile after the figures have loaded. */
async function tile(name: string) {
  await waitFor(() => {
    expect(screen.getByText('Active Inquiries').nextElementSibling).toHaveTextContent(/\d/);
  });
  return screen.getByText(name, { selector: 'dt' }).parentElement ?? document.body;
}

describe('2 Provider admin, Analytics', () => {
  test("when the conversion rate is shown, then 'Industry avg: 65%' is beside it", async () => {
    openAnalytics();

    const rate = await tile('Conversion Rate');
    expect(rate).toHaveTextContent(/^Conversion Rate60%Industry avg: 65%/);
    expect(within(rate).getByText('Industry avg: 65%')).toBeVisible();
    expect(within(rate).getByText('A rough industry figure, not yours')).toBeVisible();
  });
});

describe('2 Provider admin, Analytics without an event', () => {
  test.each([
    ['Active Inquiries', 'Active Inquiries0'],
    ['Monthly Revenue', 'Monthly Revenue$0$0 this month'],
    ['Booked Events', 'Booked Events0Next 30 days'],
    ['Conversion Rate', 'Conversion Rate0%Industry avg: 65%'],
  ])('when there is no event yet, then the tile %s shows zero', async (name, words) => {
    openAnalytics(nothing);

    expect(await tile(name)).toHaveTextContent(words);
    expect(screen.getByRole('heading', { name: 'No Figures Yet' })).toBeVisible();
  });
});

describe('9 Figures', () => {
  test('when the total revenue exceeds the sum of the months, then the tile shows the total revenue', async () => {
    openAnalytics(aSummary({ totalRevenue: '18650.00' }));

    expect(await tile('Monthly Revenue')).toHaveTextContent(/^Monthly Revenue\$18,650/);
  });
});

describe('decisions Totals', () => {
  test('when the revenue is shown, then the revenue of this month is beside it', async () => {
    openAnalytics();

    expect(await tile('Monthly Revenue')).toHaveTextContent('$3,980 this month');
  });
});

describe('decisions Analytics', () => {
  test('when there are figures, then both charts describe them as text', async () => {
    openAnalytics();

    const name = 'Monthly revenue: Jun $4,120, Jul $5,230, Aug so far $3,980';
    const statuses = 'New Inquiry 9, Proposal Sent 6, Booked 11, Completed 14, Cancelled 2';
    expect(await screen.findByRole('img', { name })).toBeVisible();
    expect(screen.getByRole('img', { name: `Leads by status: ${statuses}` })).toBeVisible();
  });

  test('when the provider chooses the table, then it shows the same figures', async () => {
    const { user } = openAnalytics();

    await user.click(await screen.findByRole('button', { name: 'Show the figures as a table' }));

    const revenue = within(screen.getByRole('table', { name: 'Monthly Revenue' }));
    const statuses = within(screen.getByRole('table', { name: 'Leads by status' }));
    expect(revenue.getByRole('row', { name: 'Aug so far 1 event $3,980' })).toBeVisible();
    expect(statuses.getByRole('row', { name: 'Completed 14' })).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  test('when there are trends, then the tiles show the change from the previous month in percent, up or down', async () => {
    openAnalytics();

    expect(await tile('Active Inquiries')).toHaveTextContent(/^Active Inquiries15\+12% this month$/);
    expect(await tile('Monthly Revenue')).toHaveTextContent(/−24% this month$/);
  });
});
