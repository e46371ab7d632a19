import * as api from '@marquee/contracts/billing-address-operations';
import type { BillingAddressView } from '@marquee/contracts/billing-address-operations';
import { DomainError } from '@marquee/service-kit/domain-error';
import { route } from '@marquee/service-kit/http/route';
import type { Route } from '@marquee/service-kit/http/route';
import type { BillingAddress } from './billing-address-repository.ts';
import { changeBillingAddress } from './change-billing-address.ts';
import type { BillingAddressDeps } from './change-billing-address.ts';

/** The client's own billing address. A call without an address changes nothing. */
export function billingAddressRoutes(deps: BillingAddressDeps): Route[] {
  return [
    route(api.getBillingAddress, async (_input, { clientId }) =>
      toView(await deps.billingAddresses.getByClient(clientId)),
    ),
    route(
      api.setBillingAddress,
      async ({ body }, { clientId }, cause) => {
        const decide = (stored: BillingAddress) => setTo(stored, body.billingAddress);
        const basis = { revision: body.revision, show: toView };
        return toView(await changeBillingAddress(deps, { clientId, decide, basis, cause }));
      },
      (_params, { clientId }) => deps.billingAddresses.getByClient(clientId),
    ),
  ];
}

/** Null when the request has no address or repeats the stored one. DomainError `unauthenticated` when the account was deleted. */
function setTo({ billingAddress: stored, isErased }: BillingAddress, billingAddress = stored) {
  if (isErased) {
    throw new DomainError('unauthenticated', 'unauthenticated', 'Unauthorized');
  }
  return billingAddress === stored ? null : { billingAddress };
}

function toView({ billingAddress, version }: BillingAddress): BillingAddressView {
  return { billingAddress, revision: version };
}
