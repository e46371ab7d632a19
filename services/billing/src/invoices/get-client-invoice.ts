import type * as api from '@marquee/contracts/invoice-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { Cause } from '@marquee/service-kit/messaging/message';
import { unlessAway } from '../processor/unless-away.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import type { Invoice } from './rules/invoice.ts';
import { settleCheckout } from './settle-checkout.ts';
import { showToClient } from './show-invoice.ts';

/** A draft is between the provider and billing: its client does not find it. */
export function getClientInvoice(deps: InvoiceDeps): Handler<typeof api.getClientInvoice> {
  return async ({ params }, { clientId }, context) => {
    const invoice = await deps.invoices.get(params.id, { shownToClientId: clientId });
    return showToClient(deps, await settled(deps, invoice, context));
  };
}

/** Who comes back from the checkout sees what they did there. */
async function settled({ processor, ...deps }: InvoiceDeps, invoice: Invoice, cause: Cause) {
  return invoice.checkout && processor !== null
    ? unlessAway(() => settleCheckout({ ...deps, processor }, invoice.id, cause), invoice)
    : invoice;
}
