import type * as api from '@marquee/contracts/invoice-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { InvoiceDeps } from './invoice-deps.ts';
import { invoiceFile } from './invoice-file.ts';

export function getInvoicePdf(deps: InvoiceDeps): Handler<typeof api.getInvoicePdf> {
  return async ({ params }, { providerId }, reader) => {
    const invoice = await deps.invoices.get(params.id, { providerId });
    return invoiceFile(deps, invoice, reader);
  };
}
