import { quoteAccepted } from '@marquee/contracts/messages/quote-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import type { InvoiceDeps } from './invoice-deps.ts';
import { toStatusMessage } from './invoice-messages.ts';
import { draftInvoices } from './domain/draft-invoices.ts';
import { recordedFactOf } from './domain/recorded-fact.ts';
import { sendIfDue } from './send-if-due.ts';

/** Creates an invoice for each part of the accepted schedule. Ids derive from quote and part, so a redelivered message adds no invoice. */
export function makeInvoices(deps: InvoiceDeps): Subscription<typeof quoteAccepted> {
  const { invoices, acceptedQuotes, now } = deps;
  return {
    queue: 'billing.make-invoices',
    messages: [quoteAccepted],
    handle: async (envelope) => {
      const { payload: quote } = envelope;
      const at = now();
      // The quote is stored first, because an invoice that is sent at once shows the quote's parties and event.
      await acceptedQuotes.project(envelope);
      for (const draft of draftInvoices(quote, new Date(quote.clientAcceptedAt ?? envelope.at), at)) {
        const recorded = recordedFactOf({ type: 'drafted' }, draft);
        const history = [{ ...recorded, version: draft.version, actor: 'system', at }] as const;
        const messages = [toStatusMessage(draft)];
        await invoices.insert(draft, { history, messages, cause: envelope, at });
        await sendIfDue(deps, draft, envelope);
      }
    },
  };
}
