import { getEventSummary } from '@marquee/contracts/event-operations';
import { getPaymentSummary } from '@marquee/contracts/payment-summary';
import { api, endpointFor } from '@marquee/web-kit';

export const { useProviderGetEventSummaryQuery, useProviderGetPaymentSummaryQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    providerGetEventSummary: build.query({ ...endpointFor(getEventSummary), providesTags: ['Analytics'] }),
    providerGetPaymentSummary: build.query({
      ...endpointFor(getPaymentSummary),
      providesTags: ['Analytics'],
    }),
  }),
});
