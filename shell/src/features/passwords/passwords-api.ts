import { changePassword } from '@marquee/contracts/account-operations';
import { api, endpointFor } from '@marquee/web-kit';

export const { useShellChangePasswordMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    // A password change ends every other session.
    shellChangePassword: build.mutation({ ...endpointFor(changePassword), invalidatesTags: ['Session'] }),
  }),
});
