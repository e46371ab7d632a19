import { setTimeout as wait } from 'node:timers/promises';

import { codeOfPeriod, period, periodAt } from '@marquee/identity/second-step/authenticator-codes';

/** `used`: the code was correct, but has been used before. */
type Offered = 'passed' | 'used';

/**
 * Tries the current code and then later ones until one is accepted, because each is accepted once: more than one sign-in per half minute
 * must wait. A code is valid from one period before its own.
 */
export async function passWithCodes(
  secret: string,
  offer: (code: string) => Promise<Offered>,
): Promise<void> {
  for (let next = periodAt(new Date()); ; next += 1) {
    await wait(Math.max(0, (next - 1) * period * 1_000 - Date.now()));
    if ((await offer(codeOfPeriod(secret, next))) === 'passed') {
      return;
    }
  }
}
