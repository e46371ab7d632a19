import * as contract from '@marquee/contracts/billing-address-operations';
import { api, endpointFor } from '@marquee/web-kit';

export const { useClientGetBillingAddressQuery, useClientSetBillingAddressMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    clientGetBillingAddress: build.query({
      ...endpointFor(contract.getBillingAddress),
      // A form starts with it, so an address that was read before a save must not be shown again.
      keepUnusedDataFor: 0,
    }),
    clientSetBillingAddress: build.mutation(endpointFor(contract.setBillingAddress)),
  }),
});
