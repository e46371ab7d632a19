import type { Eraser } from '@marquee/service-kit/privacy/erase-account';
import { changeInvoice } from './change-invoice.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import { erase } from './rules/erase.ts';
import { providerLeaves } from './rules/provider-leaves.ts';

/** Invoices are kept; what somebody has typed on them goes with either side, and what is unpaid is not demanded for a provider who has left. */
export function eraseInvoices(deps: InvoiceDeps): Eraser {
  return async (erasure) => {
    const { accountId, role } = erasure.payload;
    const decisions = role === 'provider' ? [providerLeaves, erase] : [erase];
    for (const { id } of await deps.invoices.ofEither(accountId)) {
      for (const decision of decisions) {
        await changeInvoice(deps, { id, owned: {}, decision, cause: erasure });
      }
    }
  };
}
