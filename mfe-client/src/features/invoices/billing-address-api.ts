import * as contract from '@marquee/contracts/billing-address-operations';
import { api, endpointFor } from '@marquee/web-kit';

export const { useClientGetBillingAddressQuery, useClientSetBillingAddressMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    clientGetBillingAddress: build.query({
      ...endpointFor(contract.getBillingAddress),
      // The form starts with this value, so an answer from before the last save must not stay in the cache.
      keepUnusedDataFor: 0,
    }),
    clientSetBillingAddress: build.mutation(endpointFor(contract.setBillingAddress)),
  }),
});
