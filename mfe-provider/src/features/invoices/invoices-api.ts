import * as contract from '@marquee/contracts/invoice-operations';
import * as reminders from '@marquee/contracts/invoice-reminder-operations';
import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { api, endpointFor, pageEndpointFor } from '@marquee/web-kit';
import type { AppDispatch } from '@marquee/web-kit';

const mutationOptions = { onQueryStarted: updateCachedInvoice, invalidatesTags: getInvalidatedTags } as const;

export const invoicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    providerListInvoices: build.query({
      ...pageEndpointFor(contract.listInvoices),
      providesTags: [{ type: 'Invoice', id: 'list' }],
    }),
    providerGetInvoiceAging: build.query({
      ...endpointFor(contract.getInvoiceAging),
      providesTags: [{ type: 'Invoice', id: 'list' }],
    }),
    providerGetInvoice: build.query({
      ...endpointFor(contract.getInvoice),
      providesTags: (_invoice, _error, { params }) => [{ type: 'Invoice', id: params.id }],
    }),
    providerSendInvoice: build.mutation({ ...endpointFor(contract.sendInvoice), ...mutationOptions }),
    providerRecordPayment: build.mutation({ ...endpointFor(contract.recordPayment), ...mutationOptions }),
    providerRefundInvoice: build.mutation({ ...endpointFor(contract.refundInvoice), ...mutationOptions }),
    providerVoidInvoice: build.mutation({ ...endpointFor(contract.voidInvoice), ...mutationOptions }),
    providerSwitchInvoiceReminders: build.mutation({
      ...endpointFor(reminders.switchInvoiceReminders),
      ...mutationOptions,
    }),
    providerRemindOfInvoice: build.mutation({
      ...endpointFor(reminders.remindOfInvoice),
      ...mutationOptions,
    }),
  }),
});

export const {
  useProviderListInvoicesQuery,
  useProviderGetInvoiceAgingQuery,
  useProviderGetInvoiceQuery,
  useProviderSendInvoiceMutation,
  useProviderRecordPaymentMutation,
  useProviderRefundInvoiceMutation,
  useProviderVoidInvoiceMutation,
  useProviderSwitchInvoiceRemindersMutation,
  useProviderRemindOfInvoiceMutation,
} = invoicesApi;

type QueryLifecycle = { dispatch: AppDispatch; queryFulfilled: Promise<{ data: ProviderInvoice }> };

/** Puts the changed invoice, which an action returns, into the cache without another request. */
async function updateCachedInvoice(
  _args: unknown,
  { dispatch, queryFulfilled }: QueryLifecycle,
): Promise<void> {
  try {
    const { data: invoice } = await queryFulfilled;
    const shown = { params: { id: invoice.id } };
    dispatch(invoicesApi.util.updateQueryData('providerGetInvoice', shown, () => invoice));
  } catch {
    // The caller shows the error.
  }
}

/** After an action, only lists are fetched again. After a rejected action, the invoice is also fetched, because it may have changed. */
function getInvalidatedTags(_invoice: unknown, refusal: unknown) {
  return refusal === undefined
    ? (['Workflow', { type: 'Invoice', id: 'list' }] as const)
    : (['Invoice'] as const);
}
