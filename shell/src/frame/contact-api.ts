import * as contract from '@marquee/contracts/account-operations';
import { api, endpointFor } from '@marquee/web-kit';

export const { useShellSendContactMessageMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    shellSendContactMessage: build.mutation(endpointFor(contract.sendContactMessage)),
  }),
});
