import type * as api from '@marquee/contracts/credit-note-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { InvoiceDeps } from './invoice-deps.ts';
import { creditNoteFile } from './invoice-file.ts';

export function getCreditNotePdf(deps: InvoiceDeps): Handler<typeof api.getCreditNotePdf> {
  return async ({ params }, { providerId }, reader) => {
    const invoice = await deps.invoices.get(params.id, { providerId });
    return creditNoteFile(deps, { invoice, creditNoteId: params.creditNoteId }, reader);
  };
}
