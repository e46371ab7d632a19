import * as api from '@marquee/contracts/billing-address-operations';
import { DomainError } from '@marquee/service-kit/domain-error';
import { route } from '@marquee/service-kit/http/route';
import type { Route } from '@marquee/service-kit/http/route';
import type { BillingAddressRepository } from './billing-address-repository.ts';

type AddressDeps = { addresses: BillingAddressRepository; now: () => Date };

/** The client's own billing address; a call that leaves it out changes nothing. */
export function billingAddressRoutes({ addresses, now }: AddressDeps): Route[] {
  return [
    route(api.getBillingAddress, async (_input, { clientId }) => ({
      billingAddress: await addresses.of(clientId),
    })),
    route(api.setBillingAddress, async ({ body }, { clientId }, cause) => {
      const { billingAddress } = body;
      if (billingAddress === undefined) {
        return { billingAddress: await addresses.of(clientId) };
      }
      const stored = await addresses.set({ id: clientId, billingAddress }, { cause, at: now() });
      if (stored.isErased) {
        throw new DomainError('unauthenticated', 'unauthenticated', 'Unauthorized');
      }
      return { billingAddress };
    }),
  ];
}
