import * as contract from '@marquee/contracts/billing-operations';
import { api, endpointFor } from '@marquee/web-kit';

export const {
  useProviderGetSubscriptionQuery,
  useProviderStartCheckoutMutation,
  useProviderOpenBillingPortalMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    providerGetSubscription: build.query({
      ...endpointFor(contract.getSubscription),
      providesTags: ['Subscription'],
    }),
    providerStartCheckout: build.mutation(endpointFor(contract.startCheckout)),
    providerOpenBillingPortal: build.mutation(endpointFor(contract.openBillingPortal)),
  }),
});
