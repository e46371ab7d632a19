import { getWorkflow } from '@marquee/contracts/quote-operations';
import { api, pageEndpointFor } from '@marquee/web-kit';

const workflowPages = pageEndpointFor(getWorkflow);

export const { useProviderGetWorkflowInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    providerGetWorkflow: build.infiniteQuery({
      ...workflowPages,
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.next },
      query: ({ pageParam }) => workflowPages.query(pageParam === '' ? {} : { query: { after: pageParam } }),
      providesTags: ['Workflow'],
    }),
  }),
});
