import { quoteAccepted, quoteErased } from '@marquee/contracts/messages/quote-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import { documentEarlier } from '../invoices/document-earlier-invoices.ts';
import type { InvoiceDeps } from '../invoices/invoice-deps.ts';

/** What was issued keeps the names that it was issued with, also where an erasure takes them out of the quote. */
export function keepAcceptedQuotes(deps: InvoiceDeps): Subscription<typeof quoteAccepted> {
  return {
    queue: 'billing.keep-accepted-quotes',
    messages: [quoteAccepted, quoteErased],
    handle: async (envelope) => {
      const { payload, aggregateVersion, type } = envelope;
      const issued = type === quoteErased.type ? await deps.invoices.ofQuote(payload.quoteId) : [];
      for (const invoice of issued) {
        await documentEarlier(deps, invoice, envelope);
      }
      await deps.acceptedQuotes.apply(payload.quoteId, aggregateVersion, payload);
    },
  };
}
