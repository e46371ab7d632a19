import type { WorkflowRow } from '@marquee/contracts/workflow';
import type { Projected } from '@marquee/service-kit/store/projection';
import { toInstant } from '../to-instant.ts';
import type { EventRequest } from '../projections/event-request-repository.ts';
import type { PipelineQuote } from '../quotes/quote-repository.ts';
import { matchQuotes } from './match-quotes.ts';

type Request = Projected<EventRequest>;

/** One row for each request with its quote, then one for each quote that belongs to none; latest event date first. */
export function pipelineRows(requests: readonly Request[], quotes: readonly PipelineQuote[]): WorkflowRow[] {
  const quoteOf = matchQuotes(requests, quotes);
  const matched = new Set(quoteOf.values());
  const rows = [
    ...requests.map((request) => toEventRow(request, quoteOf.get(request.id) ?? null)),
    ...quotes.filter((quote) => !matched.has(quote)).map(toQuoteRow),
  ];
  return rows.sort(byEventDateDescending);
}

function toEventRow(request: Request, quote: PipelineQuote | null): WorkflowRow {
  return {
    id: request.id,
    eventId: request.id,
    eventName: request.name,
    eventDate: request.eventDate,
    clientName: request.clientName,
    clientEmail: request.clientEmail,
    isCancelled: request.status === 'cancelled',
    requestReceivedAt: request.sentToProviderAt.toISOString(),
    ...stepsOf(quote),
  };
}

function toQuoteRow(quote: PipelineQuote): WorkflowRow {
  return {
    id: quote.id,
    eventId: quote.eventId,
    eventName: quote.eventName,
    eventDate: quote.eventDate,
    clientName: quote.clientName,
    clientEmail: quote.clientEmail,
    isCancelled: false,
    requestReceivedAt: null,
    ...stepsOf(quote),
  };
}

/** Invoices are looked up for the rows that are shown. */
function stepsOf(quote: PipelineQuote | null) {
  return {
    quoteId: quote?.id ?? null,
    quoteCreatedAt: toInstant(quote?.createdAt ?? null),
    approvedForReviewAt: toInstant(quote?.approvedForReviewAt ?? null),
    sentToClientAt: toInstant(quote?.sentAt ?? null),
    clientAcceptedAt: toInstant(quote?.acceptedAt ?? null),
    invoiceSentAt: null,
    invoicePaidAt: null,
    isPaymentAwaited: false,
  };
}

function byEventDateDescending(a: WorkflowRow, b: WorkflowRow): number {
  return compare(b.eventDate, a.eventDate) || compare(b.id, a.id);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
