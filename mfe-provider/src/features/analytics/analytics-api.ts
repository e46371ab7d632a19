import { getEventSummary } from '@marquee/contracts/event-operations';
import { api, endpointFor } from '@marquee/web-kit';

export const { useProviderGetEventSummaryQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    providerGetEventSummary: build.query({ ...endpointFor(getEventSummary), providesTags: ['Analytics'] }),
  }),
});
