import type { ProviderProfile } from '@marquee/contracts/accounts';
import * as contract from '@marquee/contracts/profile-operations';
import { api, endpointFor } from '@marquee/web-kit';
import type { AppDispatch } from '@marquee/web-kit';

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    providerGetProfile: build.query({
      ...endpointFor(contract.getProviderProfile, { whenSignedOut: null }),
      providesTags: ['ProviderProfile'],
    }),
    providerUpdateProfile: build.mutation({
      ...endpointFor(contract.updateProviderProfile),
      onQueryStarted: updateCachedProfile,
      invalidatesTags: ['ProviderProfile', 'User'],
    }),
  }),
});

export const { useProviderGetProfileQuery, useProviderUpdateProfileMutation } = profileApi;

type QueryLifecycle = { dispatch: AppDispatch; queryFulfilled: Promise<{ data: ProviderProfile }> };

/** Puts the changed profile, which the request returns, into the cache, so that the page does not show the previous profile. */
async function updateCachedProfile(
  _args: unknown,
  { dispatch, queryFulfilled }: QueryLifecycle,
): Promise<void> {
  try {
    const { data: profile } = await queryFulfilled;
    dispatch(profileApi.util.updateQueryData('providerGetProfile', undefined, () => profile));
  } catch {
    // The caller shows the error.
  }
}
