import * as contract from '@marquee/contracts/auth-operations';
import { api } from '../api/api.ts';
import { endpointFor } from '../api/endpoint-for.ts';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCurrentUser: build.query({
      ...endpointFor(contract.getCurrentUser, { whenSignedOut: null }),
      providesTags: ['User'],
    }),
    logout: build.mutation(endpointFor(contract.logout)),
    resendVerification: build.mutation(endpointFor(contract.resendVerification)),
  }),
});

export const { useGetCurrentUserQuery, useLogoutMutation, useResendVerificationMutation } = sessionApi;
/** The cached session; sends no request. */
export const useCachedUserState = sessionApi.endpoints.getCurrentUser.useQueryState;
