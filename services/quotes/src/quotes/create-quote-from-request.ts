import type * as api from '@marquee/contracts/quote-operations';
import type { Context, Handler } from '@marquee/service-kit/http/handler';
import type { Projected } from '@marquee/service-kit/store/projection';
import type { EventRequest } from '../projections/event-request-repository.ts';
import { eraseIfGone } from './erase-if-gone.ts';
import { insertQuote } from './insert-quote.ts';
import type { QuoteDeps } from './quote-deps.ts';
import { eventCopyOf } from './domain/event-copy.ts';
import type { Quote } from './domain/quote.ts';
import { requireQuotable } from './domain/require-quotable.ts';
import type { QuoteStart } from './domain/start-quote.ts';
import { toProviderQuote } from './views/to-provider-quote.ts';
import { withdrawIfCancelled } from './withdraw-if-cancelled.ts';

type Request = Projected<EventRequest>;

/**
 * Returns the event's open quote, or creates one, because an event has at most one open quote. `isNew` is also true for a retry of the call
 * that created the quote.
 */
export function createQuoteFromRequest(deps: QuoteDeps): Handler<typeof api.createQuoteFromRequest> {
  return async ({ params }, { providerId }, context) => {
    const id = context.newId();
    const request = await deps.eventRequests.ofProvider(params.id, providerId);
    const latest = await deps.quotes.latestFor(request.id);
    const isOpen = latest !== null && latest.archivedAt === null;
    const quote = isOpen ? latest : await createNext(deps, { id, request, latest }, context);
    await withdrawIfCancelled(deps, quote, context);
    await eraseIfGone(deps, quote, context);
    return { ...toProviderQuote(quote, deps.now()), isNew: quote.id === id };
  };
}

type Next = { id: string; request: Request; latest: Quote | null };

async function createNext(deps: QuoteDeps, { id, request, latest }: Next, context: Context): Promise<Quote> {
  requireQuotable(request);
  const requestNumber = (latest?.requestNumber ?? 0) + 1;
  return insertQuote(deps, toStart(request, { id, requestNumber }), context);
}

function toStart(request: Request, own: Pick<QuoteStart, 'id' | 'requestNumber'>): QuoteStart {
  return {
    ...own,
    providerId: request.providerId,
    clientId: request.clientId,
    clientEmail: request.clientEmail,
    clientName: request.clientName,
    eventId: request.id,
    ...eventCopyOf(request),
  };
}
