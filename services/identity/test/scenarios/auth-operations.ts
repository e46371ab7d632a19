import { forgotPassword } from '@marquee/contracts/auth-operations';
import {
  amongRecords,
  fixedRequest,
  fixture,
  requestOf,
  state,
  usingUpCaller,
} from '@marquee/service-kit/test-kit/scenarios/arrange';
import type { OperationScenario } from '@marquee/service-kit/test-kit/scenarios/scenario';

import { anotherPassword, ownAccounts, wrongCode } from './account-states.ts';

const sessionIsSecret = 'creates a session, whose secret is not stored:';
const wrongToken = 'x'.repeat(43);

/**
 * Specification, section 7: `GET /api/auth/user` answers 401 when signed out. decisions.md, "Accounts and sign-in": only a missing or ended
 * session is `unauthenticated`. `/api/login` never answers 401. Everybody who requests a link for a forgotten password gets the same answer.
 * The link of a password reset is a capability URL; the link that confirms an address works only in a session of the account with that
 * address. A suspended account has no access anywhere. Decision 0012: a code without a pending session is unauthenticated.
 */
export const authOperations: Readonly<Record<string, OperationScenario>> = {
  getCurrentUser: { actor: 'user', states: { '-': state(200, amongRecords(ownAccounts)) } },
  login: {
    actor: 'anyone',
    states: {
      'right password': state(
        200,
        usingUpCaller(async () => ({ email, password }) => ({ body: { email, password } })),
        { but: { suspended: 403, deleted: 401 } },
      ),
      'wrong password': state(
        401,
        requestOf(({ email }) => ({ body: { email, password: anotherPassword } })),
      ),
    },
    repeated: { exempt: `${sessionIsSecret} a repetition signs in again` },
    input: 'email! password!',
  },
  passSecondStep: {
    actor: 'anyone',
    states: { 'without a beginning': state(401, fixedRequest({ body: { code: wrongCode } })) },
    repeated: {
      exempt: `${sessionIsSecret} the pending session has ended, and after a lost answer the user signs in again`,
    },
    input: 'code recoveryCode',
  },
  logout: {
    actor: 'anyone',
    states: {
      '-': state(
        204,
        usingUpCaller(async () => () => ({})),
      ),
    },
    repeated: {
      exempt:
        'ends the caller’s session; a repetition has no session and gets the same answer, whatever its key',
    },
  },
  forgotPassword: {
    actor: 'anyone',
    states: {
      '-': state(
        202,
        requestOf(({ email }) => ({ body: { email } })),
      ),
    },
    repeated: { change: { email: 'someone.else@example.com' } },
    input: 'email!',
  },
  resetPassword: {
    actor: 'anyone',
    states: {
      'right link': state(
        204,
        fixture(async (context) => {
          const { email } = await context.signUp('client');
          await context.call(forgotPassword, { body: { email } });
          return { body: { token: await context.mailedLink(email, 'reset'), password: anotherPassword } };
        }),
      ),
      'wrong link': state(422, fixedRequest({ body: { token: wrongToken, password: anotherPassword } })),
    },
    repeated: { change: { password: 'Silver-lantern-3' } },
    input: 'token! password!',
  },
  verifyEmail: {
    actor: 'user',
    states: {
      'own link': state(
        204,
        usingUpCaller(async (context) => async ({ email }) => ({
          body: { token: await context.mailedLink(email, 'verify') },
        })),
      ),
      'anothers link': state(
        422,
        fixture(async (context) => {
          const { email } = await context.signUp('client');
          return { body: { token: await context.mailedLink(email, 'verify') } };
        }),
      ),
      'wrong link': state(422, fixedRequest({ body: { token: wrongToken } })),
    },
    repeated: { change: { token: wrongToken } },
    input: 'token!',
  },
  resendVerification: { actor: 'user', states: { '-': state(202, fixedRequest()) } },
  startGoogleSignIn: { actor: 'anyone', states: { '-': state(302, fixedRequest()) } },
  finishGoogleSignIn: { actor: 'anyone', states: { 'without a beginning': state(302, fixedRequest()) } },
  startLogin: { actor: 'anyone', states: { '-': state(302, fixedRequest()) }, input: 'returnTo' },
};
