import * as contract from '@marquee/contracts/quote-operations';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { ofStatus, rowOf, withRow } from '@marquee/mock-kit/rows';
import { scenesOf } from '@marquee/mock-kit/scene';
import { historyOf } from './history-of.ts';
import { newQuote } from './new-quote.ts';
import { workflowOf } from './workflow-of.ts';
import type { ProviderWorld } from './world.ts';

const { read, write } = scenesOf<ProviderWorld>();

export const quoteScenes = [
  read(contract.listQuotes, ({ world, query }) =>
    ofStatus(world.quotes, query.status).filter((quote) => isFound(quote, query.search)),
  ),
  read(contract.listQuotesApprovedForReview, ({ world, query }) =>
    ofStatus(world.quotes, 'approved_for_review').filter((quote) => isFound(quote, query.search)),
  ),
  read(contract.getQuote, ({ world, params }) => rowOf(world.quotes, params.id)),
  read(contract.getQuoteHistory, ({ world, params }) => historyOf(rowOf(world.quotes, params.id))),
  read(contract.getWorkflow, ({ world }) => workflowOf(world)),
  write(contract.createQuote, ({ world, body, now }) => {
    const client = { name: body.clientName ?? '', email: body.clientEmail };
    return begun(world, newQuote({ ...body, client, now, paymentSchedule: world.paymentDefault }));
  }),
  write(contract.createQuoteFromRequest, ({ world, params, now }) => {
    const open = world.quotes.find(({ eventId, archived }) => eventId === params.id && !archived);
    if (open) {
      return { world, answer: { ...open, isNew: false } };
    }
    const event = rowOf(world.events, params.id);
    const quote = newQuote({
      ...{ eventName: event.name, client: event.client, now },
      paymentSchedule: world.paymentDefault,
    });
    const events = withRow(world.events, { ...event, status: 'proposal', hasQuote: true });
    const { eventDate, venueAddress: eventLocation } = event;
    const made = begun({ ...world, events }, { ...quote, eventId: event.id, eventDate, eventLocation });
    return { ...made, answer: { ...made.answer, isNew: true } };
  }),
];

function begun(world: ProviderWorld, quote: ProviderQuote) {
  return { world: { ...world, quotes: [quote, ...world.quotes] }, answer: quote };
}

function isFound({ eventName, clientName, clientEmail }: ProviderQuote, search = ''): boolean {
  const wanted = search.toLowerCase();
  return [eventName, clientName, clientEmail].some((text) => text.toLowerCase().includes(wanted));
}
