import * as contract from '@marquee/contracts/invoice-operations';
import { api, endpointFor, pageEndpointFor } from '@marquee/web-kit';

const invoicePages = pageEndpointFor(contract.listClientInvoices);

export const {
  useClientListInvoicesInfiniteQuery,
  useClientListOwedInvoicesQuery,
  useClientGetInvoiceQuery,
  useClientPayInvoiceMutation,
  useClientRequestRefundMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    clientListInvoices: build.infiniteQuery({
      ...invoicePages,
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.next },
      query: ({ pageParam }) => invoicePages.query(pageParam === '' ? {} : { query: { after: pageParam } }),
      providesTags: ['Invoice'],
      keepUnusedDataFor: 0,
    }),
    clientListOwedInvoices: build.query({
      ...invoicePages,
      query: () => invoicePages.query({ query: { status: 'sent' } }),
      providesTags: ['Invoice'],
      keepUnusedDataFor: 0,
    }),
    clientGetInvoice: build.query({
      ...endpointFor(contract.getClientInvoice),
      providesTags: ['Invoice'],
      keepUnusedDataFor: 0,
    }),
    clientRequestRefund: build.mutation({
      ...endpointFor(contract.requestRefund),
      invalidatesTags: ['Invoice'],
    }),
    clientPayInvoice: build.mutation({
      ...endpointFor(contract.payInvoice),
      // Fetches the invoices again after a rejected payment, because they may be out of date.
      invalidatesTags: (_page, refusal) => (refusal === undefined ? [] : ['Invoice']),
    }),
  }),
});
