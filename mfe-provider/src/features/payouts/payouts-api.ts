import * as contract from '@marquee/contracts/payout-operations';
import { api, endpointFor } from '@marquee/web-kit';

export const { useProviderGetPayoutsQuery, useProviderStartOnboardingMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    providerGetPayouts: build.query(endpointFor(contract.getPayouts)),
    providerStartOnboarding: build.mutation(endpointFor(contract.startOnboarding)),
  }),
});
