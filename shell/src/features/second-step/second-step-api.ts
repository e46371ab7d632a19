import * as contract from '@marquee/contracts/second-step-operations';
import { api, endpointFor } from '@marquee/web-kit';

export const {
  useShellGetSecondStepQuery,
  useShellOfferSecondStepMutation,
  useShellConfirmSecondStepMutation,
  useShellRenewRecoveryCodesMutation,
  useShellTurnOffSecondStepMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    shellGetSecondStep: build.query({ ...endpointFor(contract.getSecondStep), providesTags: ['SecondStep'] }),
    shellOfferSecondStep: build.mutation(endpointFor(contract.offerSecondStep)),
    shellConfirmSecondStep: build.mutation({
      ...endpointFor(contract.confirmSecondStep),
      // The change ends every other session.
      invalidatesTags: ['SecondStep', 'Session'],
    }),
    shellRenewRecoveryCodes: build.mutation({
      ...endpointFor(contract.renewRecoveryCodes),
      invalidatesTags: ['SecondStep'],
    }),
    shellTurnOffSecondStep: build.mutation({
      ...endpointFor(contract.turnOffSecondStep),
      invalidatesTags: ['SecondStep'],
    }),
  }),
});
