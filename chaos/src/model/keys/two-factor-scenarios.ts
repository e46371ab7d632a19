import { verifyEmail } from '@marquee/contracts/auth-operations';
import { confirmSecondStep, offerSecondStep } from '@marquee/contracts/two-factor-operations';
import { codeOfPeriod, period, periodAt } from '@marquee/identity/two-factor/authenticator-codes';

import type { InProcessServices } from '../in-process-services.ts';
import type { PostScenario } from './post-scenarios.ts';
import { password, signUp, tokenOf } from './sign-ups.ts';

/** Actions on two-factor authentication, by the operation's name. */
export function twoFactorScenarios({
  identity,
  clock,
}: InProcessServices): Readonly<Record<string, PostScenario>> {
  /**
   * Signs up and begins to enable two-factor authentication. Returns the cookie, and a function that returns the authenticator's next code.
   */
  async function offered() {
    const { cookie, email } = await signUp(identity);
    const headers = { cookie };
    const token = await tokenOf(identity, email, 'verify-email');
    await identity.call(verifyEmail, { headers, body: { token } });
    const { secret } = (await identity.call(offerSecondStep, { body: { password }, headers })).body;
    const nextCode = () => {
      clock.advance({ seconds: period });
      return codeOfPeriod(secret, periodAt(clock.now()));
    };
    return { headers, nextCode };
  }

  async function enabled() {
    const { headers, nextCode } = await offered();
    const { status } = await identity.call(confirmSecondStep, { body: { code: nextCode() }, headers });
    if (status !== 200) {
      throw new Error(`a two-factor code was answered ${status}`);
    }
    return { headers, code: nextCode() };
  }

  /** A call with password and code, and another call with a wrong password. */
  async function proven() {
    const { headers, code } = await enabled();
    const call = { headers, body: { password, code } };
    return { call, other: { ...call, body: { password: `${password}!`, code } } };
  }

  return {
    async confirmSecondStep() {
      const { headers, nextCode } = await offered();
      const call = { headers, body: { code: nextCode() } };
      return { call, other: { ...call, body: { code: nextCode() } } };
    },
    renewRecoveryCodes: proven,
    turnOffSecondStep: proven,
  };
}
