import * as contract from '@marquee/contracts/profile-operations';
import { api, endpointFor } from '@marquee/web-kit';

export const { useClientGetProfileQuery, useClientUpdateProfileMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    clientGetProfile: build.query({
      ...endpointFor(contract.getClientProfile),
      providesTags: ['ClientProfile'],
    }),
    clientUpdateProfile: build.mutation({
      ...endpointFor(contract.updateClientProfile),
      invalidatesTags: ['User', 'ClientProfile'],
    }),
  }),
});
