import * as changes from '@marquee/contracts/quote-change-operations';
import * as contract from '@marquee/contracts/quote-operations';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { api, endpointFor, pageEndpointFor } from '@marquee/web-kit';
import type { AppDispatch } from '@marquee/web-kit';

const mutationOptions = { onQueryStarted: updateCachedQuote, invalidatesTags: getInvalidatedTags } as const;

export const quotesApi = api.injectEndpoints({
  endpoints: (build) => ({
    providerListQuotes: build.query({
      ...pageEndpointFor(contract.listQuotes),
      providesTags: [{ type: 'Quote', id: 'list' }],
    }),
    providerGetQuote: build.query({
      ...endpointFor(contract.getQuote),
      providesTags: (_quote, _error, { params }) => [{ type: 'Quote', id: params.id }],
    }),
    providerGetQuoteHistory: build.query({
      ...endpointFor(contract.getQuoteHistory),
      providesTags: ['QuoteHistory'],
    }),
    providerCreateQuote: build.mutation({
      ...endpointFor(contract.createQuote),
      invalidatesTags: ['Quote', 'Workflow'],
    }),
    providerUpdateQuote: build.mutation({ ...endpointFor(contract.updateQuote), ...mutationOptions }),
    providerAddLineItem: build.mutation({ ...endpointFor(changes.addLineItem), ...mutationOptions }),
    providerRemoveLineItem: build.mutation({ ...endpointFor(changes.removeLineItem), ...mutationOptions }),
    providerApproveQuote: build.mutation({
      ...endpointFor(changes.approveQuoteForReview),
      ...mutationOptions,
    }),
    providerWithdrawQuote: build.mutation({ ...endpointFor(changes.withdrawQuote), ...mutationOptions }),
    providerCopyDiscardedChanges: build.mutation({
      ...endpointFor(changes.copyDiscardedChanges),
      invalidatesTags: ['Quote', 'Workflow'],
    }),
    providerSendQuote: build.mutation({ ...endpointFor(changes.sendQuoteToClient), ...mutationOptions }),
  }),
});

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
  useProviderWithdrawQuoteMutation,
  useProviderCopyDiscardedChangesMutation,
} = quotesApi;

type QueryLifecycle = { dispatch: AppDispatch; queryFulfilled: Promise<{ data: ProviderQuote }> };

/** Puts the changed quote, which a change returns, into the editor's cache without another request. */
async function updateCachedQuote(
  _args: unknown,
  { dispatch, queryFulfilled }: QueryLifecycle,
): Promise<void> {
  try {
    const { data: quote } = await queryFulfilled;
    dispatch(
      quotesApi.util.updateQueryData('providerGetQuote', { params: { id: quote.id } }, (known) =>
        withKnownEmail(quote, known),
      ),
    );
  } catch {
    // The caller shows the error.
  }
}

/**
 * Only fetching and sending a quote return what delays the email about the last sent version. After any other change, keeps the known
 * value, unless that version was withdrawn or the quote archived.
 */
function withKnownEmail(quote: ProviderQuote, { version, email }: ProviderQuote): ProviderQuote {
  const isStillValid = quote.version === version && !quote.archived && quote.answer === undefined;
  return quote.email === undefined && email !== undefined && isStillValid ? { ...quote, email } : quote;
}

/** After a change, lists and the history are fetched again. After a rejected change, the quote is too, because it may have changed. */
function getInvalidatedTags(_quote: unknown, refusal: unknown) {
  return refusal === undefined
    ? (['QuoteHistory', 'Workflow', { type: 'Quote', id: 'list' }] as const)
    : (['QuoteHistory', 'Quote'] as const);
}
