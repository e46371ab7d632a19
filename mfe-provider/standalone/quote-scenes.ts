import * as contract from '@marquee/contracts/quote-operations';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { ofStatus, rowOf, withRow } from '@marquee/api-mocks/rows';
import { scenesOf } from '@marquee/api-mocks/scene';
import { getHistory } from './get-history.ts';
import { createDraftQuote } from './create-draft-quote.ts';
import { getWorkflowRows } from './get-workflow-rows.ts';
import type { ProviderState } from './provider-state.ts';

const { read, write } = scenesOf<ProviderState>();

export const quoteScenes = [
  read(contract.listQuotes, ({ state, query }) =>
    ofStatus(state.quotes, query.status).filter((quote) => matchesSearch(quote, query.search)),
  ),
  read(contract.listQuotesApprovedForReview, ({ state, query }) =>
    ofStatus(state.quotes, 'approved_for_review').filter((quote) => matchesSearch(quote, query.search)),
  ),
  read(contract.getQuoteHistory, ({ state, params }) => getHistory(rowOf(state.quotes, params.id))),
  read(contract.getWorkflow, ({ state }) => getWorkflowRows(state)),
  write(contract.createQuote, ({ state, body, now }) => {
    const client = { name: body.clientName ?? '', email: body.clientEmail };
    return addQuote(state, createDraftQuote({ ...body, client, now, paymentSchedule: state.paymentDefault }));
  }),
  write(contract.createQuoteFromRequest, ({ state, params, now }) => {
    const open = state.quotes.find(({ eventId, archived }) => eventId === params.id && !archived);
    if (open) {
      return { state, answer: { ...open, isNew: false } };
    }
    const event = rowOf(state.events, params.id);
    const quote = createDraftQuote({
      ...{ eventName: event.name, client: event.client, now },
      paymentSchedule: state.paymentDefault,
    });
    const events = withRow(state.events, { ...event, status: 'proposal', hasQuote: true });
    const { eventDate, venueAddress: eventLocation } = event;
    const created = addQuote({ ...state, events }, { ...quote, eventId: event.id, eventDate, eventLocation });
    return { ...created, answer: { ...created.answer, isNew: true } };
  }),
];

function addQuote(state: ProviderState, quote: ProviderQuote) {
  return { state: { ...state, quotes: [quote, ...state.quotes] }, answer: quote };
}

function matchesSearch({ eventName, clientName, clientEmail }: ProviderQuote, search = ''): boolean {
  const searchTerm = search.toLowerCase();
  return [eventName, clientName, clientEmail].some((text) => text.toLowerCase().includes(searchTerm));
}
