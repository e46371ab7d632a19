import { getEventSummary, listProviderEvents } from '@marquee/contracts/event-operations';
import { getInvoiceAging, listInvoices } from '@marquee/contracts/invoice-operations';
import { getWorkflow, listQuotes } from '@marquee/contracts/quote-operations';
import { getPaymentSummary } from '@marquee/contracts/payment-summary';
import { answer, hold, refuse } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { aSummary } from '../test/a-summary.ts';
import { renderProvider } from '../test/render-provider.tsx';

const outage = { status: 503, code: 'unavailable', message: '' };
const quoteStages = ['Requests Received', 'Quotes Created', 'Approved for Review', 'Sent to Client'];
const clientStages = ['Share URL', 'Accepted by Client', 'Invoice Sent', 'Invoice Paid'];

const tables = [
  {
    name: 'Event Leads',
    route: '/provider-admin?tab=leads',
    read: listProviderEvents,
    heads: ['Client', 'Event', 'Date', 'Value', 'Status', 'Actions'],
    texts: { loading: 'Loading leads', failed: 'The events could not be loaded' },
  },
  {
    name: 'Client Quotes',
    route: '/provider',
    read: listQuotes,
    heads: ['Event', 'Event date', 'Status', 'Last change', 'Total', ''],
    texts: { loading: 'Loading quotes', failed: 'The quotes could not be loaded' },
  },
  {
    name: 'Workflow',
    route: '/provider?tab=workflow',
    read: getWorkflow,
    heads: ['Event', ...quoteStages, ...clientStages],
    texts: { loading: 'Loading the workflow', failed: 'The workflow could not be loaded' },
  },
  {
    name: 'Invoices',
    route: '/provider-admin?tab=invoices',
    read: listInvoices,
    heads: ['Event', 'Invoice', 'Status', 'Due', 'Amount', ''],
    texts: { loading: 'Loading invoices', failed: 'The invoices could not be loaded' },
  },
];

async function headsShown() {
  const heads = await screen.findAllByRole('columnheader');
  return heads.map(({ textContent }) => textContent);
}

describe('2 Columns in every state', () => {
  test.each(tables)('when $name loads, then its columns are shown', async ({ route, read, heads, texts }) => {
    renderProvider({ route, answers: [hold(answer(read, [])).answer] });

    await screen.findByText(texts.loading);

    expect(await headsShown()).toEqual(heads);
  });

  test.each(tables)(
    'when $name cannot be loaded, then its columns are shown',
    async ({ route, read, heads, texts }) => {
      renderProvider({ route, answers: [refuse(read, outage)] });

      await screen.findByText(texts.failed);

      expect(await headsShown()).toEqual(heads);
    },
  );
});

describe('2 Tiles in every state', () => {
  const route = '/provider-admin?tab=analytics';
  const dashes = [
    'Active Inquiries–',
    'Monthly Revenue–– this month– received this month',
    'Booked Events–Next 30 days',
    'Conversion Rate–Industry avg: 65%A rough industry figure, not yours',
  ];

  function tilesShown() {
    return screen.getAllByRole('term').map(({ parentElement }) => parentElement?.textContent);
  }

  test('when the figures are loading, then the four tiles show dashes', async () => {
    renderProvider({
      route,
      answers: [hold(answer(getEventSummary, aSummary())).answer, refuse(getPaymentSummary, outage)],
    });

    await screen.findByText('Loading the figures');

    expect(tilesShown()).toEqual(dashes);
  });

  test('when the figures cannot be loaded, then the four tiles show dashes', async () => {
    renderProvider({ route, answers: [refuse(getEventSummary, outage), refuse(getPaymentSummary, outage)] });

    await screen.findByText('The figures could not be loaded');

    expect(tilesShown()).toEqual(dashes);
  });

  test('when the response lacks the total revenue, then the tile shows a dash and not the sum of the months', async () => {
    renderProvider({ route, answers: [answer(getEventSummary, aSummary({ totalRevenue: undefined }))] });

    await screen.findByText('$3,980 this month');
    await screen.findByText('$0 received this month');

    expect(tilesShown()).toContain('Monthly Revenue–$3,980 this month$0 received this month−24% this month');
  });

  test('when the amounts owed cannot be loaded, then each age shows a dash', async () => {
    const answers = [refuse(getInvoiceAging, outage), answer(listInvoices, [])];
    renderProvider({ route: '/provider-admin?tab=invoices', answers });

    await screen.findByText('The unpaid amounts could not be loaded');

    const ages = screen.getByRole('list', { name: 'Unpaid invoices by age' });
    expect(ages).toHaveTextContent(/Not yet due–.*–.*–/);
  });
});
