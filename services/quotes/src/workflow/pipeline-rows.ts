import type { WorkflowRow } from '@marquee/contracts/workflow';
import type { Projected } from '@marquee/service-kit/store/projection';
import { toInstant } from '../to-instant.ts';
import type { EventRequest, PipelineRequest } from '../projections/event-request-repository.ts';
import type { PipelineQuote } from '../quotes/quote-repository.ts';
import { matchQuotes } from './match-quotes.ts';

/** What is known of a row before it is shown: whose it is and where it stands. */
export type PipelinePlace = { id: string; eventDate: string } & (
  { request: PipelineRequest; quote: PipelineQuote | null } | { request: null; quote: PipelineQuote }
);

export function pipelineRows(
  requests: readonly Projected<EventRequest>[],
  quotes: readonly PipelineQuote[],
): WorkflowRow[] {
  return pipelinePlaces(requests, quotes).map(toWorkflowRow);
}

/** One place for each request with its quote, then one for each quote that belongs to none; latest event date first. */
export function pipelinePlaces(
  requests: readonly PipelineRequest[],
  quotes: readonly PipelineQuote[],
): PipelinePlace[] {
  const quoteOf = matchQuotes(requests, quotes);
  const matched = new Set(quoteOf.values());
  const places: PipelinePlace[] = [
    ...requests.map((request) => {
      const { id, eventDate } = request;
      return { id, eventDate, request, quote: quoteOf.get(id) ?? null };
    }),
    ...quotes
      .filter((quote) => !matched.has(quote))
      .map((quote) => ({ id: quote.id, eventDate: quote.eventDate, request: null, quote })),
  ];
  return places.sort(byEventDateDescending);
}

export function toWorkflowRow({ request, quote }: PipelinePlace): WorkflowRow {
  return request === null ? toQuoteRow(quote) : toEventRow(request, quote);
}

function toEventRow(request: PipelineRequest, quote: PipelineQuote | null): WorkflowRow {
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

function byEventDateDescending(a: PipelinePlace, b: PipelinePlace): number {
  return compare(b.eventDate, a.eventDate) || compare(b.id, a.id);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
