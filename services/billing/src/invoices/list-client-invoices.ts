import type * as api from '@marquee/contracts/invoice-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { InvoiceDeps } from './invoice-deps.ts';
import { showPage } from './show-invoice.ts';
import { toClientInvoice } from './views/to-client-invoice.ts';

export function listClientInvoices(deps: InvoiceDeps): Handler<typeof api.listClientInvoices> {
  return async ({ query }, { clientId }) =>
    showPage(deps, await deps.invoices.shownTo(clientId, query), toClientInvoice);
}
