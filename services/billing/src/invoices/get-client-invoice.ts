import type * as api from '@marquee/contracts/invoice-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { Cause } from '@marquee/service-kit/messaging/message';
import { processorFor } from '../processor/processor-for.ts';
import { fallbackWhenUnavailable } from '../processor/processor-errors.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import type { Invoice } from './domain/invoice.ts';
import { settleCheckout } from './settle-checkout.ts';
import { showToClient } from './show-invoice.ts';

/** A draft is visible only to its provider: its client gets 404. */
export function getClientInvoice(deps: InvoiceDeps): Handler<typeof api.getClientInvoice> {
  return async ({ params }, { clientId }, context) => {
    const invoice = await deps.invoices.get(params.id, { shownToClientId: clientId });
    return showToClient(deps, await withSettledCheckout(deps, invoice, { clientId, context }));
  };
}

type SettleOptions = { clientId: string; context: Cause };

/**
 * Reads the outcome of the open checkout, because the client may be returning from the checkout page. Returns the stored invoice if the
 * processor is unavailable or the client has exceeded the rate limit. Refunds are left to the settlement worker.
 */
async function withSettledCheckout(
  deps: InvoiceDeps,
  invoice: Invoice,
  { clientId, context }: SettleOptions,
): Promise<Invoice> {
  return invoice.checkout && invoice.status === 'sent' && deps.processor !== null
    ? fallbackWhenUnavailable(
        async () => settleCheckout({ ...deps, processor: processorFor(deps, clientId) }, invoice.id, context),
        invoice,
      )
    : invoice;
}
