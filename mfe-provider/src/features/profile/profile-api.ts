import * as contract from '@marquee/contracts/profile-operations';
import { api, endpointFor } from '@marquee/web-kit';

export const { useProviderGetProfileQuery, useProviderUpdateProfileMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    providerGetProfile: build.query({
      ...endpointFor(contract.getProviderProfile, { whenSignedOut: null }),
      providesTags: ['ProviderProfile'],
    }),
    providerUpdateProfile: build.mutation({
      ...endpointFor(contract.updateProviderProfile),
      invalidatesTags: ['ProviderProfile', 'User'],
    }),
  }),
});
