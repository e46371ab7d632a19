import * as contract from '@marquee/contracts/session-operations';
import { api, endpointFor } from '@marquee/web-kit';

export const { useShellListSessionsQuery, useShellEndSessionMutation, useShellEndOtherSessionsMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      shellListSessions: build.query({ ...endpointFor(contract.listSessions), providesTags: ['Session'] }),
      // Invalidated even after an error, because the session may already have ended.
      shellEndSession: build.mutation({ ...endpointFor(contract.endSession), invalidatesTags: ['Session'] }),
      shellEndOtherSessions: build.mutation({
        ...endpointFor(contract.endOtherSessions),
        invalidatesTags: ['Session'],
      }),
    }),
  });
