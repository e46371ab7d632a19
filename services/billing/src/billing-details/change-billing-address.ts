import { DomainError } from '@marquee/service-kit/domain-error';
import type { Cause } from '@marquee/service-kit/messaging/message';
import { retryOnConflict } from '@marquee/service-kit/store/retry-on-conflict';
import { decideIfFresh } from '@marquee/service-kit/store/decide-if-fresh';
import type { Basis } from '@marquee/service-kit/store/decide-if-fresh';
import type { BillingAddress, BillingAddressRepository } from './billing-address-repository.ts';

export type BillingAddressDeps = { billingAddresses: BillingAddressRepository; now: () => Date };

type Change = {
  clientId: string;
  /** The changed fields; null to change nothing. */
  decide: (stored: BillingAddress) => Pick<BillingAddress, 'billingAddress' | 'isErased'> | null;
  /** The revision that the caller has read. */
  basis?: Basis<BillingAddress>;
  cause: Cause;
};

/** Loads, decides and saves; returns the resulting billing address, changed or not. */
export async function changeBillingAddress(
  { billingAddresses, now }: BillingAddressDeps,
  { clientId, decide, basis, cause }: Change,
): Promise<BillingAddress> {
  return retryOnConflict('billingAddress', async () => {
    const stored = await billingAddresses.getByClient(clientId);
    const changes = await decideIfFresh({
      name: 'billing address',
      state: stored,
      basis,
      decide: () => decide(stored),
    });
    if (changes === null) {
      return stored;
    }
    const changed = { ...stored, ...changes };
    if (stored.version > 0) {
      return billingAddresses.save(changed, { cause, at: now() });
    }
    if ((await billingAddresses.insert(changed, { cause, at: now() })) !== 'inserted') {
      throw new DomainError('conflict', 'billingAddress_was_changed', 'This has just been changed.');
    }
    return { ...changed, version: 1 };
  });
}
