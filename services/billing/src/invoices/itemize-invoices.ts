import { quoteItemized } from '@marquee/contracts/messages/quote-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import { changeInvoice } from './change-invoice.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import { linesAndDiscountOf } from './issued-documents.ts';
import type { Decision } from './domain/invoice-change.ts';

/** Adds the lines of an accepted quote to its invoices that were sent without lines. Invoices sent later copy the lines from the quote. */
export function itemizeInvoices(deps: InvoiceDeps): Subscription<typeof quoteItemized> {
  return {
    queue: 'billing.itemize-invoices',
    messages: [quoteItemized],
    handle: async (envelope) => {
      const { payload: quote, aggregateVersion } = envelope;
      const applied = await deps.acceptedQuotes.project(envelope);
      if (applied === 'older' && quote.agreement !== undefined) {
        // During an upgrade the previous release may have stored the same version without its lines.
        const { agreement } = quote;
        await deps.acceptedQuotes.amend(quote.quoteId, { sourceVersion: aggregateVersion }, { agreement });
      }
      const decision: Decision = ({ issued }) =>
        quote.agreement === undefined || issued === undefined || issued.agreed !== undefined
          ? null
          : { type: 'itemized', agreed: linesAndDiscountOf(quote.agreement) };
      for (const { id } of await deps.invoices.findByQuote(quote.quoteId)) {
        await changeInvoice(deps, { id, owner: {}, decision, cause: envelope });
      }
    },
  };
}
