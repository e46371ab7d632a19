import { getInvoicesAtStake } from '@marquee/contracts/invoice-operations';
import * as contract from '@marquee/contracts/privacy-operations';
import { api, endpointFor } from '@marquee/web-kit';

export const {
  useShellGetExportStatusQuery,
  useShellAskForExportMutation,
  useShellGetDeletionTermsQuery,
  useShellGetInvoicesAtStakeQuery,
  useShellDeleteAccountMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    shellGetExportStatus: build.query({
      ...endpointFor(contract.getExportStatus),
      providesTags: ['OwnData'],
    }),
    shellAskForExport: build.mutation({
      ...endpointFor(contract.askForExport),
      invalidatesTags: ['OwnData'],
    }),
    shellGetDeletionTerms: build.query(endpointFor(contract.getDeletionTerms)),
    shellGetInvoicesAtStake: build.query(endpointFor(getInvoicesAtStake)),
    shellDeleteAccount: build.mutation(endpointFor(contract.deleteAccount)),
  }),
});
