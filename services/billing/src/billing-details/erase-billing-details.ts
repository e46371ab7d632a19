import type { Eraser } from '@marquee/service-kit/privacy/erase-account';
import type { InvoiceDeps } from '../invoices/invoice-deps.ts';

/** What would stand on the next invoice; what was issued keeps its own. */
export function eraseBillingDetails({
  issuers,
  addresses,
  now,
}: Pick<InvoiceDeps, 'issuers' | 'addresses' | 'now'>): Eraser {
  return async (erasure) => {
    const { accountId: id, role } = erasure.payload;
    if (role === 'provider') {
      await issuers.erase(id);
    } else {
      const nothing = { id, billingAddress: '', isErased: true } as const;
      await addresses.set(nothing, { cause: erasure, at: now() });
    }
  };
}
