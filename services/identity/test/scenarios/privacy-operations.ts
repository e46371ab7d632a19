import {
  fixedRequest,
  requestOf,
  state,
  usingUpCaller,
} from '@marquee/service-kit/test-kit/scenarios/arrange';
import type { OperationScenario } from '@marquee/service-kit/test-kit/scenarios/scenario';

import { anotherPassword } from './account-states.ts';

const notTheOperator = { 'admin without TOTP': 409, 'admin with TOTP': 409 };

/**
 * Decision 0016: export and deletion concern the user's own account. The operator, who comes from the configuration, cannot be deleted.
 */
export const privacyOperations: Readonly<Record<string, OperationScenario>> = {
  getExportStatus: { actor: 'user', states: { '-': state(200, fixedRequest()) } },
  askForExport: {
    actor: 'user',
    states: {
      '-': state(
        202,
        usingUpCaller(async () => () => ({})),
      ),
    },
  },
  downloadExport: { actor: 'user', states: { 'never asked for': state(404, fixedRequest()) } },
  getDeletionTerms: { actor: 'user', states: { '-': state(200, fixedRequest()) } },
  deleteAccount: {
    actor: 'user',
    states: {
      'right password': state(
        204,
        usingUpCaller(async () => ({ password }) => ({ body: { password } })),
        { but: notTheOperator },
      ),
      'wrong password': state(
        422,
        requestOf(() => ({ body: { password: anotherPassword } })),
        { but: notTheOperator },
      ),
    },
    repeated: {
      exempt: 'ends the caller’s session and the account: a repetition is answered 401, whatever its key',
    },
    input: 'password email',
  },
};
