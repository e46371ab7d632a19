import type * as api from '@marquee/contracts/credit-note-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { InvoiceDeps } from './invoice-deps.ts';
import { creditNoteFile } from './invoice-file.ts';

export function getClientCreditNotePdf(deps: InvoiceDeps): Handler<typeof api.getClientCreditNotePdf> {
  return async ({ params }, { clientId }, reader) => {
    const invoice = await deps.invoices.get(params.id, { shownToClientId: clientId });
    return creditNoteFile(deps, { invoice, creditNoteId: params.creditNoteId }, reader);
  };
}
