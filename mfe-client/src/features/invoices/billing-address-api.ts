import * as contract from '@marquee/contracts/billing-address-operations';
import { api, endpointFor } from '@marquee/web-kit';

export const { useClientGetBillingAddressQuery, useClientSetBillingAddressMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    clientGetBillingAddress: build.query({
      ...endpointFor(contract.getBillingAddress),
      // The form starts with this value, so it must not come from a cache that is older than the last save.
      keepUnusedDataFor: 0,
    }),
    clientSetBillingAddress: build.mutation(endpointFor(contract.setBillingAddress)),
  }),
});
