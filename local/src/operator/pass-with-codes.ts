import { setTimeout as wait } from 'node:timers/promises';

import { codeOfPeriod, period, periodAt } from '@marquee/identity/second-step/authenticator-codes';

/** `used`: the code was right, but somebody has used it before. */
type Offered = 'passed' | 'used';

/**
 * Offers the code of now and then those after it until one is taken, as each is taken once only: whoever signs in more
 * often than every half minute waits. A code counts from one period before its own.
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
