import { setTimeout as wait } from 'node:timers/promises';

import { codeOfPeriod, period, periodAt } from '@marquee/identity/two-factor/authenticator-codes';

/** `used`: the code was correct, but has been used before. */
type CodeResult = 'passed' | 'used';

/**
 * Tries the current code and then later ones until a code is accepted. Each code is accepted once, so a second sign-in within half a minute
 * may have to wait. A code is valid from the beginning of the period before its own.
 */
export async function submitTotpCodes(
  secret: string,
  submit: (code: string) => Promise<CodeResult>,
): Promise<void> {
  for (let next = periodAt(new Date()); ; next += 1) {
    await wait(Math.max(0, (next - 1) * period * 1_000 - Date.now()));
    if ((await submit(codeOfPeriod(secret, next))) === 'passed') {
      return;
    }
  }
}
