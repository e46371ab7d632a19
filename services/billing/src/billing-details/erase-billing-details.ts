import type { Eraser } from '@marquee/service-kit/privacy/erase-account';
import type { BillingAddress } from './billing-address-repository.ts';
import { changeBillingAddress } from './change-billing-address.ts';
import type { BillingAddressDeps } from './change-billing-address.ts';
import type { IssuerRepository } from '../projections/issuer-repository.ts';

/** Erases a provider's tax number and billing address, or a client's billing address. Issued documents stay unchanged. */
export function eraseBillingDetails(deps: BillingAddressDeps & { issuers: IssuerRepository }): Eraser {
  return async (erasure) => {
    const { accountId, role } = erasure.payload;
    if (role === 'provider') {
      await deps.issuers.project(erasure);
    } else {
      await changeBillingAddress(deps, { clientId: accountId, decide: erased, cause: erasure });
    }
  };
}

/** Null when the billing address is already erased. */
function erased({ isErased }: BillingAddress) {
  return isErased ? null : ({ billingAddress: '', isErased: true } as const);
}
