import { getUser, listSubscriptions } from '@marquee/contracts/admin-operations';
import { api, endpointFor, pageEndpointFor } from '@marquee/web-kit';

export const { useShellListSubscriptionsQuery, useShellGetSubscriberQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    shellListSubscriptions: build.query({
      ...pageEndpointFor(listSubscriptions),
      providesTags: ['Subscription'],
    }),
    shellGetSubscriber: build.query({ ...endpointFor(getUser), providesTags: ['Account'] }),
  }),
});
