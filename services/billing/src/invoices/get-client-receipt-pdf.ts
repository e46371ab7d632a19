import type * as api from '@marquee/contracts/invoice-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { InvoiceDeps } from './invoice-deps.ts';
import { receiptFile } from './invoice-file.ts';

export function getClientReceiptPdf(deps: InvoiceDeps): Handler<typeof api.getClientReceiptPdf> {
  return async ({ params }, { clientId }, reader) => {
    const invoice = await deps.invoices.get(params.id, { shownToClientId: clientId });
    return receiptFile(deps, invoice, reader);
  };
}
