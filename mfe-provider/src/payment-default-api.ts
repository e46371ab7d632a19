import * as contract from '@marquee/contracts/payment-default-operations';
import { api, endpointFor } from '@marquee/web-kit';

export const { useProviderGetPaymentDefaultQuery, useProviderSetPaymentDefaultMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      providerGetPaymentDefault: build.query({
        ...endpointFor(contract.getPaymentDefault),
        // A form begins with it: what was read before a saving must not come back.
        keepUnusedDataFor: 0,
      }),
      providerSetPaymentDefault: build.mutation(endpointFor(contract.setPaymentDefault)),
    }),
  });
