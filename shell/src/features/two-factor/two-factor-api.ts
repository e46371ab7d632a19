import * as contract from '@marquee/contracts/two-factor-operations';
import { api, endpointFor } from '@marquee/web-kit';

export const {
  useShellGetTwoFactorQuery,
  useShellOfferTwoFactorMutation,
  useShellConfirmTwoFactorMutation,
  useShellRenewRecoveryCodesMutation,
  useShellTurnOffTwoFactorMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    shellGetTwoFactor: build.query({ ...endpointFor(contract.getSecondStep), providesTags: ['SecondStep'] }),
    shellOfferTwoFactor: build.mutation(endpointFor(contract.offerSecondStep)),
    shellConfirmTwoFactor: build.mutation({
      ...endpointFor(contract.confirmSecondStep),
      // The change ends every other session of the user.
      invalidatesTags: ['SecondStep', 'Session'],
    }),
    shellRenewRecoveryCodes: build.mutation({
      ...endpointFor(contract.renewRecoveryCodes),
      invalidatesTags: ['SecondStep'],
    }),
    shellTurnOffTwoFactor: build.mutation({
      ...endpointFor(contract.turnOffSecondStep),
      invalidatesTags: ['SecondStep'],
    }),
  }),
});
