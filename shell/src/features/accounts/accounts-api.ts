import * as account from '@marquee/contracts/account-operations';
import * as auth from '@marquee/contracts/auth-operations';
import { api, endpointFor } from '@marquee/web-kit';

export const {
  useShellLoginMutation,
  useShellPassTwoFactorMutation,
  useShellForgotPasswordMutation,
  useShellResetPasswordMutation,
  useShellVerifyEmailMutation,
  useShellSignUpClientMutation,
  useShellSignUpProviderMutation,
  useShellChooseRoleMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    shellLogin: build.mutation(endpointFor(auth.login)),
    shellPassTwoFactor: build.mutation(endpointFor(auth.passSecondStep)),
    shellForgotPassword: build.mutation(endpointFor(auth.forgotPassword)),
    shellResetPassword: build.mutation(endpointFor(auth.resetPassword)),
    shellVerifyEmail: build.mutation({ ...endpointFor(auth.verifyEmail), invalidatesTags: ['User'] }),
    shellSignUpClient: build.mutation(endpointFor(account.signUpClient)),
    shellSignUpProvider: build.mutation(endpointFor(account.signUpProvider)),
    shellChooseRole: build.mutation(endpointFor(account.chooseRole)),
  }),
});
