import type { WorkflowRow } from '@marquee/contracts/workflow';
import type { Projected } from '@marquee/service-kit/store/projection';
import { mapRows } from '@marquee/service-kit/store/page';
import type { Rows } from '@marquee/service-kit/store/page';
import { toInstant } from '../to-instant.ts';
import type { EventRequest } from '../projections/event-request-repository.ts';
import { hasPublicPage } from '../quotes/domain/erase.ts';
import type { PipelineQuote } from '../quotes/quote-repository.ts';
import type { PipelinePlace } from './pipeline-places.ts';

type Request = Projected<EventRequest>;

/** The rows in the order of their places. A record that was erased after its place was read has no row. */
export function pipelineRows(
  places: readonly PipelinePlace[],
  requests: readonly Request[],
  quotes: readonly PipelineQuote[],
): Rows<WorkflowRow> {
  const requestOf = new Map(requests.map((request) => [request.id, request]));
  const quoteOf = new Map(quotes.map((quote) => [quote.id, quote]));
  const present = ({ requestId, quoteId }: PipelinePlace): WorkflowRow | null => {
    const request = requestOf.get(requestId ?? '');
    const quote = quoteOf.get(quoteId ?? '');
    if (request !== undefined) {
      return toEventRow(request, quote ?? null);
    }
    return quote === undefined ? null : toQuoteRow(quote);
  };
  const shown = mapRows({ rows: [...places] }, present);
  return { ...shown, rows: shown.rows.filter((row) => row !== null) };
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

/** The progress of the quote, without the invoices that `withInvoices` adds. */
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
    hasPublicPage: quote !== null && hasPublicPage(quote),
  };
}
