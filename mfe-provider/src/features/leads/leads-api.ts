import { listProviderEvents } from '@marquee/contracts/event-operations';
import { api, pageEndpointFor } from '@marquee/web-kit';

export const { useProviderListLeadsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    providerListLeads: build.query({
      ...pageEndpointFor(listProviderEvents),
      providesTags: [{ type: 'Request', id: 'leads' }],
    }),
  }),
});
