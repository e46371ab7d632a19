import type * as api from '@marquee/contracts/invoice-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { InvoiceDeps } from './invoice-deps.ts';
import { receiptFile } from './invoice-file.ts';

export function getReceiptPdf(deps: InvoiceDeps): Handler<typeof api.getReceiptPdf> {
  return async ({ params }, { providerId }, reader) => {
    const invoice = await deps.invoices.get(params.id, { providerId });
    return receiptFile(deps, invoice, reader);
  };
}
