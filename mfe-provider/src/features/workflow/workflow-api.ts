import { getWorkflow } from '@marquee/contracts/quote-operations';
import { api, pageEndpointFor } from '@marquee/web-kit';

const workflowPages = pageEndpointFor(getWorkflow);

/** A row has sixteen lights: what fits a screen first is there four times as soon as two hundred. */
const firstRows = '20';
const moreRows = '100';

export const { useProviderGetWorkflowInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    providerGetWorkflow: build.infiniteQuery({
      ...workflowPages,
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.next },
      query: ({ pageParam }) =>
        workflowPages.query({
          query: pageParam === '' ? { limit: firstRows } : { limit: moreRows, after: pageParam },
        }),
      providesTags: ['Workflow'],
    }),
  }),
});
