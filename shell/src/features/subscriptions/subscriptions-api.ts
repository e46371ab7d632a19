import { listSubscriptions } from '@marquee/contracts/admin-operations';
import { api, pageEndpointFor } from '@marquee/web-kit';

export const { useShellListSubscriptionsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    shellListSubscriptions: build.query({
      ...pageEndpointFor(listSubscriptions),
      providesTags: ['Subscription'],
    }),
  }),
});
