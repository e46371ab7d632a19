import { getInvoicesAtStake } from '@marquee/contracts/invoice-operations';
import * as contract from '@marquee/contracts/privacy-operations';
import { api, endpointFor } from '@marquee/web-kit';

export const {
  useShellGetExportStatusQuery,
  useShellRequestExportMutation,
  useShellGetDeletionTermsQuery,
  useShellGetInvoiceDeletionImpactQuery,
  useShellDeleteAccountMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    shellGetExportStatus: build.query({
      ...endpointFor(contract.getExportStatus),
      providesTags: ['OwnData'],
    }),
    shellRequestExport: build.mutation({
      ...endpointFor(contract.askForExport),
      invalidatesTags: ['OwnData'],
    }),
    shellGetDeletionTerms: build.query(endpointFor(contract.getDeletionTerms)),
    shellGetInvoiceDeletionImpact: build.query(endpointFor(getInvoicesAtStake)),
    shellDeleteAccount: build.mutation(endpointFor(contract.deleteAccount)),
  }),
});
