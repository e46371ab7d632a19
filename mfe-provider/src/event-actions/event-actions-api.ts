import { changeEventStatus } from '@marquee/contracts/event-operations';
import { api, endpointFor } from '@marquee/web-kit';

export const { useProviderChangeEventStatusMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    providerChangeEventStatus: build.mutation({
      ...endpointFor(changeEventStatus),
      invalidatesTags: ['Request', 'Workflow', 'Quote', 'Analytics'],
    }),
  }),
});
