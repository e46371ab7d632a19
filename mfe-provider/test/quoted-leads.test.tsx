import { listProviderEvents, listProviderRequests } from '@marquee/contracts/event-operations';
import type { EventView } from '@marquee/contracts/events';
import { listQuotes } from '@marquee/contracts/quote-operations';
import type { QuoteStanding } from '@marquee/contracts/quote-standing';
import { answer } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { aQuote } from './a-quote.ts';
import { aRequest } from './a-request.ts';
import { renderProvider } from './render-provider.tsx';

const draft: QuoteStanding = { status: 'draft', lastSentAt: null, isWithdrawn: false, acceptedAt: null };
const sent: QuoteStanding = {
  ...draft,
  status: 'sent_to_client',
  lastSentAt: `${new Date().getFullYear()}-01-15T17:00:00.000Z`,
};

const lines: [string, QuoteStanding, string][] = [
  ['a draft', draft, 'Draft, not sent yet'],
  ['approved', { ...draft, status: 'approved_for_review' }, 'Ready, not sent yet'],
  ['sent', sent, 'Sent Jan 15'],
  ['sent and changed since', { ...sent, status: 'draft' }, 'Sent Jan 15, changes not sent yet'],
  ['withdrawn', { ...sent, status: 'draft', isWithdrawn: true }, 'Withdrawn'],
  ['sent last year', { ...sent, lastSentAt: '2020-11-03T17:00:00.000Z' }, 'Sent Nov 3, 2020'],
];

function aLead(overrides: Partial<EventView>): EventView {
  return aRequest({ status: 'proposal', hasQuote: true, ...overrides });
}

async function openLead(lead: EventView) {
  renderProvider({ route: '/provider-admin?tab=leads', answers: [answer(listProviderEvents, [lead])] });
  return within(await screen.findByRole('row', { name: new RegExp(lead.name) }));
}

async function openRequest(request: EventView) {
  renderProvider({ route: '/provider?tab=requests', answers: [answer(listProviderRequests, [request])] });
  const panel = within(await screen.findByRole('tabpanel'));
  return within(await panel.findByRole('listitem'));
}

describe('the state of a quote in every list', () => {
  test.each(lines)(
    'when the quote is %s, then Event Leads shows the state of the quote below the status',
    async (_name, quoteStanding, line) => {
      const row = await openLead(aLead({ quoteStanding }));

      expect(row.getByText('Proposal Sent')).toBeVisible();
      expect(row.getByText(line)).toBeVisible();
    },
  );

  test.each(lines)(
    'when the quote is %s, then Requests Received shows the state of the quote below the status',
    async (_name, quoteStanding, line) => {
      const row = await openRequest(aLead({ quoteStanding }));

      expect(row.getByText('Quote Created')).toBeVisible();
      expect(row.getByText(line)).toBeVisible();
    },
  );

  test.each(lines)(
    'when the quote is %s, then Client Quotes shows the state of the quote',
    async (_name, standing, line) => {
      renderProvider({ answers: [answer(listQuotes, [aQuote({ standing })])] });

      expect(await screen.findByText(line)).toBeVisible();
    },
  );

  test("when an event was marked as a proposal and has no quote, then its row shows 'No quote yet'", async () => {
    const row = await openLead(aLead({ hasQuote: false, quoteStanding: null }));

    expect(row.getByText('No quote yet')).toBeVisible();
  });

  test('when the event is cancelled, then its row does not describe the quote', async () => {
    const row = await openLead(
      aLead({ status: 'cancelled', quoteStanding: { ...sent, status: 'archived' } }),
    );

    expect(row.queryByText('Quote archived')).not.toBeInTheDocument();
  });
});

describe('the quoted amount in Event Leads', () => {
  test.each([
    ['2380.00', 'Quoted $2,380'],
    ['1499.50', 'Quoted $1,499.50'],
  ])("when %s was quoted, then '%s' appears below 'TBD'", async (quotedAmount, words) => {
    const row = await openLead(aLead({ quotedAmount, quoteStanding: sent }));

    expect(row.getByRole('cell', { name: `TBD ${words}` })).toBeVisible();
  });

  test.each([
    ['there is no quote', { quotedAmount: null }],
    ['an earlier release answers', {}],
  ])("when %s, then only 'TBD' appears", async (_name, event) => {
    const row = await openLead(aLead(event));

    expect(row.getByRole('cell', { name: 'TBD' })).toBeVisible();
  });

  test('when the event is booked, then only its value appears', async () => {
    const row = await openLead(aLead({ status: 'booked', totalAmount: '2380.00', quotedAmount: null }));

    expect(row.getByRole('cell', { name: '$2,380' })).toBeVisible();
  });
});
