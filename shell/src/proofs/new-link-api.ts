import { resendVerification } from '@marquee/contracts/auth-operations';
import { api, endpointFor } from '@marquee/web-kit';

export const { useShellResendVerificationMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    shellResendVerification: build.mutation(endpointFor(resendVerification)),
  }),
});
