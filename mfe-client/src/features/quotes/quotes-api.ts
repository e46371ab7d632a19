import * as contract from '@marquee/contracts/client-quote-operations';
import { getCardPayment } from '@marquee/contracts/invoice-operations';
import { api, endpointFor, pageEndpointFor } from '@marquee/web-kit';

const quotePages = pageEndpointFor(contract.listClientQuotes, { whenSignedOut: null });

export const {
  useClientListQuotesInfiniteQuery,
  useClientGetCurrentQuoteQuery,
  useClientAcceptQuoteMutation,
  useClientCountWaitingQuotesQuery,
  useClientGetCardPaymentQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    clientListQuotes: build.infiniteQuery({
      ...quotePages,
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last?.next },
      query: ({ pageParam }) => quotePages.query(pageParam === '' ? {} : { query: { after: pageParam } }),
      providesTags: ['Quote'],
      keepUnusedDataFor: 0,
    }),
    clientGetCurrentQuote: build.query({
      ...endpointFor(contract.getClientQuote),
      providesTags: ['Quote'],
      keepUnusedDataFor: 0,
    }),
    clientAcceptQuote: build.mutation({
      ...endpointFor(contract.acceptClientQuote),
      invalidatesTags: ['Quote', 'Event'],
    }),
    clientGetCardPayment: build.query({
      ...endpointFor(getCardPayment),
      keepUnusedDataFor: 0,
    }),
    clientCountWaitingQuotes: build.query({
      ...endpointFor(contract.countWaitingQuotes, { whenSignedOut: null }),
      providesTags: ['Quote'],
    }),
  }),
});
