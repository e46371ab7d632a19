import { confirmSecondStep, offerSecondStep } from '@marquee/contracts/two-factor-operations';
import {
  fixedRequest,
  requestOf,
  state,
  usingUpCaller,
} from '@marquee/service-kit/test-kit/scenarios/arrange';
import type { Person, ScenarioContext } from '@marquee/service-kit/test-kit/scenarios/context';
import type { OperationScenario } from '@marquee/service-kit/test-kit/scenarios/scenario';

import { codeOfPeriod, periodAt } from '../../src/two-factor/authenticator-codes.ts';
import { wrongCode } from './account-states.ts';

const notOn = requestOf(({ password }) => ({ body: { password, code: wrongCode } }));

/** A call with the password and a recovery code, by a caller who has enabled two-factor authentication if the caller may. */
const enabled = usingUpCaller(async (context) => async (caller) => ({
  body: { password: caller.password, recoveryCode: await recoveryCodeOf(context, caller) },
}));
const cannotEnable = { unverified: 409, 'admin with TOTP': 422 };

/**
 * Decision 0012: two-factor authentication is offered to everybody whose email address is confirmed. Disabling it when disabled, or enabling
 * it when enabled or with an unconfirmed address, is a conflict.
 */
export const twoFactorOperations: Readonly<Record<string, OperationScenario>> = {
  getSecondStep: { actor: 'user', states: { '-': state(200, fixedRequest()) } },
  confirmSecondStep: {
    actor: 'user',
    states: {
      'without an offer': state(409, fixedRequest({ body: { code: wrongCode } })),
      offered: state(
        200,
        usingUpCaller(async (context) => async (caller) => ({
          body: { code: await codeOf(context, caller) },
        })),
        { but: { unverified: 409, 'admin with TOTP': 409 } },
      ),
    },
    repeated: { change: { code: wrongCode } },
    input: 'code!',
  },
  offerSecondStep: {
    actor: 'user',
    states: {
      'right password': state(
        200,
        requestOf(({ password }) => ({ body: { password } })),
        { but: { unverified: 409, 'admin with TOTP': 409 } },
      ),
    },
    repeated: {
      exempt:
        'returns a secret, which is not stored: a repetition returns a new one, and only the latest is valid',
    },
    input: 'password!',
  },
  renewRecoveryCodes: {
    actor: 'user',
    states: {
      'not on': state(409, notOn, { but: { 'admin with TOTP': 422 } }),
      on: state(200, enabled, { but: cannotEnable }),
    },
    repeated: { change: { password: 'Copper-lantern-9' } },
    input: 'password! code recoveryCode',
  },
  turnOffSecondStep: {
    actor: 'user',
    states: {
      'not on': state(409, notOn, { but: { 'admin with TOTP': 422 } }),
      on: state(204, enabled, { but: cannotEnable }),
    },
    repeated: { change: { password: 'Copper-lantern-9' } },
    input: 'password! code recoveryCode',
  },
};

/** The current code of an authenticator that was offered to the caller; a wrong code if two-factor authentication cannot be offered. */
async function codeOf(context: ScenarioContext, as: Person): Promise<string> {
  const offer = await context.attempt(offerSecondStep, { as, body: { password: as.password } });
  return offer === null ? wrongCode : codeOfPeriod(offer.secret, periodAt(context.now()));
}

async function recoveryCodeOf(context: ScenarioContext, as: Person): Promise<string> {
  const code = await codeOf(context, as);
  const confirmed = await context.attempt(confirmSecondStep, { as, body: { code } });
  return confirmed?.recoveryCodes[0] ?? 'aaaa-aaaa-aaaa';
}
