import type * as api from '@marquee/contracts/invoice-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { InvoiceDeps } from './invoice-deps.ts';
import { invoiceFile } from './invoice-file.ts';

export function getClientInvoicePdf(deps: InvoiceDeps): Handler<typeof api.getClientInvoicePdf> {
  return async ({ params }, { clientId }, reader) => {
    const invoice = await deps.invoices.get(params.id, { shownToClientId: clientId });
    return invoiceFile(deps, invoice, reader);
  };
}
