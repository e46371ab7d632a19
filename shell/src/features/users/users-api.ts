import * as contract from '@marquee/contracts/admin-operations';
import { api, endpointFor, pageEndpointFor } from '@marquee/web-kit';

export const {
  useShellListUsersQuery,
  useShellGetUserQuery,
  useShellSuspendUserMutation,
  useShellReinstateUserMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    shellListUsers: build.query({ ...pageEndpointFor(contract.listUsers), providesTags: ['Account'] }),
    shellGetUser: build.query({ ...endpointFor(contract.getUser), providesTags: ['Account'] }),
    shellSuspendUser: build.mutation({
      ...endpointFor(contract.suspendUser),
      invalidatesTags: ['Account', 'AuditEntry'],
    }),
    shellReinstateUser: build.mutation({
      ...endpointFor(contract.reinstateUser),
      invalidatesTags: ['Account', 'AuditEntry'],
    }),
  }),
});
