import * as contract from '@marquee/contracts/payment-default-operations';
import { api, endpointFor } from '@marquee/web-kit';

export const { useProviderGetPaymentDefaultQuery, useProviderSetPaymentDefaultMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      providerGetPaymentDefault: build.query({
        ...endpointFor(contract.getPaymentDefault),
        // A form starts with it, so values that were read before a save must not be shown again.
        keepUnusedDataFor: 0,
      }),
      providerSetPaymentDefault: build.mutation(endpointFor(contract.setPaymentDefault)),
    }),
  });
