import { amongRecords, fixedRequest, state } from '@marquee/service-kit/test-kit/scenarios/arrange';
import type { OperationScenario } from '@marquee/service-kit/test-kit/scenarios/scenario';
import { privateProfiles } from '@marquee/service-kit/test-kit/scenarios/states/profiles';

import { ownAccounts } from './account-states.ts';

/**
 * Specification, section 6: clients read and edit their own client profile, providers their own provider profile; an account without a role
 * has neither. Section 7: the list of providers requires a session.
 */
export const profileOperations: Readonly<Record<string, OperationScenario>> = {
  getClientProfile: { actor: 'client', states: { '-': state(200, amongRecords(ownAccounts)) } },
  updateClientProfile: {
    actor: 'client',
    states: { '-': state(200, fixedRequest({ body: { homeAddress: '4 Elm Street, Yonkers' } })) },
    input:
      'firstName lastName phone homeAddress additionalContactName additionalContactEmail additionalContactPhone revision=number',
  },
  getProviderProfile: { actor: 'provider', states: { '-': state(200, amongRecords(ownAccounts)) } },
  updateProviderProfile: {
    actor: 'provider',
    states: { '-': state(200, fixedRequest({ body: { address: '4 Elm Street, Yonkers' } })) },
    input:
      'fullName firstName lastName phone address businessName businessDescription serviceTypes=list secondaryContactName secondaryContactPhone revision=number',
  },
  listProviders: {
    actor: 'user',
    states: { '-': state(200, amongRecords(privateProfiles)) },
    input: 'limit=limit after',
  },
};
