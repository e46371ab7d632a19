import type { Cause } from '@marquee/service-kit/messaging/message';
import { handleCommand } from '@marquee/service-kit/store/handle-command';
import type { Decision } from '@marquee/service-kit/store/handle-command';
import type { Basis } from '@marquee/service-kit/store/decide-if-fresh';
import type { BillingAddress, BillingAddressRepository } from './billing-address-repository.ts';

export type BillingAddressDeps = { billingAddresses: BillingAddressRepository; now: () => Date };

/** The changed fields. */
type BillingAddressFact = Pick<BillingAddress, 'billingAddress' | 'isErased'>;

type Change = {
  clientId: string;
  decide: Decision<BillingAddress, BillingAddressFact>;
  /** The revision that the caller has read. */
  basis?: Basis<BillingAddress>;
  cause: Cause;
};

/** Changes a client's billing address; returns the resulting one, changed or not. */
export function changeBillingAddress(
  { billingAddresses, now }: BillingAddressDeps,
  { clientId, decide, basis, cause }: Change,
): Promise<BillingAddress> {
  return handleCommand<BillingAddress, BillingAddressFact, never>(
    {
      ...{ name: 'billingAddress', label: 'billing address', store: billingAddresses, now },
      load: (id) => billingAddresses.getByClient(id),
      evolve: (address, fact) => ({ ...address, ...fact }),
      record: () => ({}),
    },
    { id: clientId, decisions: [decide], basis, cause },
  );
}
