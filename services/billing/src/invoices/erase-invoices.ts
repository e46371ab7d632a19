import type { Eraser } from '@marquee/service-kit/privacy/erase-account';
import { changeInvoice } from './change-invoice.ts';
import { documentEarlier } from './document-earlier-invoices.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import { erase } from './rules/erase.ts';
import { providerLeaves } from './rules/provider-leaves.ts';

/**
 * Invoices keep the parties and lines that they were issued with. Either side's erasure removes all other typed texts from them, and a
 * provider's erasure voids unpaid invoices.
 */
export function eraseInvoices(deps: InvoiceDeps): Eraser {
  return async (erasure) => {
    const { accountId, role } = erasure.payload;
    const decisions = role === 'provider' ? [providerLeaves, erase] : [erase];
    for (const invoice of await deps.invoices.ofEither(accountId)) {
      await documentEarlier(deps, invoice, erasure);
      for (const decision of decisions) {
        await changeInvoice(deps, { id: invoice.id, owned: {}, decision, cause: erasure });
      }
    }
  };
}
