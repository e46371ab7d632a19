import type { Eraser } from '@marquee/service-kit/privacy/erase-account';
import type { BillingAddress } from './billing-address-repository.ts';
import { changeBillingAddress } from './change-billing-address.ts';
import type { BillingAddressDeps } from './change-billing-address.ts';
import type { IssuerRepository } from './issuer-repository.ts';

/** Erases the tax number and the billing address that the account's next invoice would show. Issued documents stay unchanged. */
export function eraseBillingDetails(deps: BillingAddressDeps & { issuers: IssuerRepository }): Eraser {
  return async (erasure) => {
    const { accountId, role } = erasure.payload;
    if (role === 'provider') {
      await deps.issuers.erase(accountId);
    } else {
      await changeBillingAddress(deps, { clientId: accountId, decide: erased, cause: erasure });
    }
  };
}

/** Null when the billing address was erased before. */
function erased({ isErased }: BillingAddress) {
  return isErased ? null : ({ billingAddress: '', isErased: true } as const);
}
