import * as contract from '@marquee/contracts/billing-address-operations';
import { api, endpointFor } from '@marquee/web-kit';

export const { useClientGetBillingAddressQuery, useClientSetBillingAddressMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    clientGetBillingAddress: build.query({
      ...endpointFor(contract.getBillingAddress),
      // A form begins with it: what was read before a saving must not come back.
      keepUnusedDataFor: 0,
    }),
    clientSetBillingAddress: build.mutation(endpointFor(contract.setBillingAddress)),
  }),
});
