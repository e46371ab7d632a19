import type { Eraser } from '@marquee/service-kit/privacy/erase-account';
import { changeInvoice } from './change-invoice.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import { erase } from './rules/erase.ts';

/** Invoices are kept; what somebody has typed on them goes with either side. */
export function eraseInvoices(deps: InvoiceDeps): Eraser {
  return async (erasure) => {
    const { accountId } = erasure.payload;
    for (const { id } of await deps.invoices.ofEither(accountId)) {
      await changeInvoice(deps, { id, owned: {}, decision: erase, cause: erasure });
    }
  };
}
