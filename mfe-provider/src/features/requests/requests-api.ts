import * as events from '@marquee/contracts/event-operations';
import { createQuoteFromRequest } from '@marquee/contracts/quote-operations';
import { api, endpointFor, pageEndpointFor } from '@marquee/web-kit';

const requestPages = pageEndpointFor(events.listProviderRequests);

export const {
  useProviderListRequestsInfiniteQuery,
  useProviderGetRequestQuery,
  useProviderCountNewRequestsQuery,
  useProviderCreateQuoteFromRequestMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    providerListRequests: build.infiniteQuery({
      ...requestPages,
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.next },
      query: ({ pageParam }) => requestPages.query(pageParam === '' ? {} : { query: { after: pageParam } }),
      providesTags: ['Request'],
    }),
    providerGetRequest: build.query({
      ...endpointFor(events.getProviderEvent),
      providesTags: (_request, _error, { params }) => [{ type: 'Request', id: params.id }],
    }),
    providerCountNewRequests: build.query({
      ...requestPages,
      query: () => requestPages.query({ query: { status: 'inquiry', limit: '1' } }),
      providesTags: [{ type: 'Request', id: 'count' }],
    }),
    providerCreateQuoteFromRequest: build.mutation({
      ...endpointFor(createQuoteFromRequest),
      invalidatesTags: ['Quote', 'Workflow'],
    }),
  }),
});
