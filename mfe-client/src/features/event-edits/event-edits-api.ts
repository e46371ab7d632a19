import * as contract from '@marquee/contracts/client-event-operations';
import { api, endpointFor } from '@marquee/web-kit';

export const { useClientGetEventQuery, useClientUpdateEventMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    clientGetEvent: build.query({ ...endpointFor(contract.getClientEvent), providesTags: ['Event'] }),
    clientUpdateEvent: build.mutation({
      ...endpointFor(contract.updateClientEvent),
      invalidatesTags: ['Event'],
    }),
  }),
});
