import * as changes from '@marquee/contracts/quote-change-operations';
import * as contract from '@marquee/contracts/quote-operations';
import { api, endpointFor, pageEndpointFor } from '@marquee/web-kit';

const changed = { invalidatesTags: ['Quote', 'QuoteHistory', 'Workflow'] } as const;

export const {
  useProviderListQuotesQuery,
  useProviderGetQuoteQuery,
  useProviderGetQuoteHistoryQuery,
  useProviderCreateQuoteMutation,
  useProviderUpdateQuoteMutation,
  useProviderAddLineItemMutation,
  useProviderRemoveLineItemMutation,
  useProviderApproveQuoteMutation,
  useProviderSendQuoteMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    providerListQuotes: build.query({ ...pageEndpointFor(contract.listQuotes), providesTags: ['Quote'] }),
    providerGetQuote: build.query({ ...endpointFor(contract.getQuote), providesTags: ['Quote'] }),
    providerGetQuoteHistory: build.query({
      ...endpointFor(contract.getQuoteHistory),
      providesTags: ['QuoteHistory'],
    }),
    providerCreateQuote: build.mutation({ ...endpointFor(contract.createQuote), ...changed }),
    providerUpdateQuote: build.mutation({ ...endpointFor(contract.updateQuote), ...changed }),
    providerAddLineItem: build.mutation({ ...endpointFor(changes.addLineItem), ...changed }),
    providerRemoveLineItem: build.mutation({ ...endpointFor(changes.removeLineItem), ...changed }),
    providerApproveQuote: build.mutation({ ...endpointFor(changes.approveQuoteForReview), ...changed }),
    providerSendQuote: build.mutation({ ...endpointFor(changes.sendQuoteToClient), ...changed }),
  }),
});
