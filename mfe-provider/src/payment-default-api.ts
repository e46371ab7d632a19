import * as contract from '@marquee/contracts/payment-default-operations';
import { api, endpointFor } from '@marquee/web-kit';

export const { useProviderGetPaymentDefaultQuery, useProviderSetPaymentDefaultMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      providerGetPaymentDefault: build.query({
        ...endpointFor(contract.getPaymentDefault),
        // The form starts with these values, so they must not come from a cache that is older than the last save.
        keepUnusedDataFor: 0,
      }),
      providerSetPaymentDefault: build.mutation(endpointFor(contract.setPaymentDefault)),
    }),
  });
