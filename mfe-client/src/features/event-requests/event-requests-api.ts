import { createEvent } from '@marquee/contracts/event-operations';
import { api, endpointFor } from '@marquee/web-kit';

export const { useClientCreateEventMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    clientCreateEvent: build.mutation({ ...endpointFor(createEvent), invalidatesTags: ['Event'] }),
  }),
});
