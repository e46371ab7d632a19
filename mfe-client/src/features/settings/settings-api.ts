import * as contract from '@marquee/contracts/account-operations';
import { api, endpointFor } from '@marquee/web-kit';

export const { useClientGetSettingsQuery, useClientUpdateSettingsMutation, useClientChangePasswordMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      clientGetSettings: build.query({ ...endpointFor(contract.getSettings), providesTags: ['Settings'] }),
      clientUpdateSettings: build.mutation({
        ...endpointFor(contract.updateSettings),
        invalidatesTags: ['Settings'],
      }),
      clientChangePassword: build.mutation({ ...endpointFor(contract.changePassword) }),
    }),
  });
