import type * as api from '@marquee/contracts/invoice-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { InvoiceDeps } from './invoice-deps.ts';
import { shownWith } from './show-invoice.ts';
import { toClientInvoice } from './views/to-client-invoice.ts';

/** A draft is between the provider and billing: its client does not find it. */
export function getClientInvoice(deps: InvoiceDeps): Handler<typeof api.getClientInvoice> {
  return async ({ params }, { clientId }) => {
    const invoice = await deps.invoices.get(params.id, { shownToClientId: clientId });
    return toClientInvoice(invoice, await shownWith(deps, invoice));
  };
}
