import * as contract from '@marquee/contracts/billing-operations';
import { api, endpointFor } from '@marquee/web-kit';

export const {
  useProviderGetSubscriptionQuery,
  useProviderStartCheckoutMutation,
  useProviderOpenBillingPortalMutation,
  useProviderGetBillingAccountQuery,
  useProviderCancelSubscriptionMutation,
  useProviderResumeSubscriptionMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    providerGetSubscription: build.query({
      ...endpointFor(contract.getSubscription),
      providesTags: ['Subscription'],
    }),
    providerGetBillingAccount: build.query({
      ...endpointFor(contract.getBillingAccount),
      providesTags: ['Subscription'],
    }),
    providerCancelSubscription: build.mutation({
      ...endpointFor(contract.cancelSubscription),
      invalidatesTags: ['Subscription'],
    }),
    providerResumeSubscription: build.mutation({
      ...endpointFor(contract.resumeSubscription),
      invalidatesTags: ['Subscription'],
    }),
    providerStartCheckout: build.mutation(endpointFor(contract.startCheckout)),
    providerOpenBillingPortal: build.mutation(endpointFor(contract.openBillingPortal)),
  }),
});
