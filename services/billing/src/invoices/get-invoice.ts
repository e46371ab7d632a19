import type * as api from '@marquee/contracts/invoice-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { InvoiceDeps } from './invoice-deps.ts';
import { showInvoice } from './show-invoice.ts';

export function getInvoice(deps: InvoiceDeps): Handler<typeof api.getInvoice> {
  return async ({ params }, { providerId }) =>
    showInvoice(deps, await deps.invoices.get(params.id, { providerId }));
}
