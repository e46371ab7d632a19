import type { Eraser } from '@marquee/service-kit/privacy/erase-account';
import { changeInvoice } from './change-invoice.ts';
import { storeParties } from './backfill-issued-parties.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import { eraseClient, eraseProvider } from './domain/erase.ts';
import { voidForErasedProvider } from './domain/void-for-erased-provider.ts';

/**
 * Issued documents stay as issued. A client's erasure removes the reasons of their refund requests; a provider's erasure voids unpaid
 * invoices and removes the provider's own notes.
 */
export function eraseInvoices(deps: InvoiceDeps): Eraser {
  return async (erasure) => {
    const { accountId, role } = erasure.payload;
    const decisions = role === 'provider' ? [voidForErasedProvider, eraseProvider] : [eraseClient];
    for (const invoice of await deps.invoices.findByAccount(accountId)) {
      await storeParties(deps, invoice, erasure);
      for (const decision of decisions) {
        await changeInvoice(deps, { id: invoice.id, owner: {}, decision, cause: erasure });
      }
    }
  };
}
