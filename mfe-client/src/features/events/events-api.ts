import * as contract from '@marquee/contracts/client-event-operations';
import { api, endpointFor, pageEndpointFor } from '@marquee/web-kit';

const eventPages = pageEndpointFor(contract.listClientEvents, { whenSignedOut: null });

export const { useClientListEventsInfiniteQuery, useClientSendEventMutation, useClientCancelEventMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      clientListEvents: build.infiniteQuery({
        ...eventPages,
        infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last?.next },
        query: ({ pageParam }) => eventPages.query(pageParam === '' ? {} : { query: { after: pageParam } }),
        providesTags: ['Event'],
      }),
      clientSendEvent: build.mutation({
        ...endpointFor(contract.sendEventToProvider),
        invalidatesTags: ['Event'],
      }),
      clientCancelEvent: build.mutation({
        ...endpointFor(contract.cancelClientEvent),
        invalidatesTags: ['Event', 'Quote'],
      }),
    }),
  });
