import { createClientEvent } from '@marquee/contracts/client-event-operations';
import { api, endpointFor } from '@marquee/web-kit';

export const { useClientSubmitEventFormMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    clientSubmitEventForm: build.mutation({ ...endpointFor(createClientEvent), invalidatesTags: ['Event'] }),
  }),
});
