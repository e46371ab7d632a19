import { toEmailKey } from '@marquee/contracts/text';
import type { AttemptRepository } from './attempt-repository.ts';
import type { Limits } from './limits.ts';
import { afterAnotherFailure, isLocked } from './lockout.ts';
import { networkOf } from './network.ts';
import { fingerprint, requireWithin, takeBack, tooMany } from './rate.ts';

export type SignInTry = { email: string; address: string };

export type SignInAttempt = { succeeded(): Promise<void> };

type SignInDeps = { attempts: AttemptRepository; limits: Limits; now: () => Date };

const tenMinutes = 600_000;
const mostRounds = 5;

/** Two brakes: on the account, whether it exists or not, and on the network that tries many accounts. */
export async function admitSignIn(deps: SignInDeps, { email, address }: SignInTry): Promise<SignInAttempt> {
  const limit = deps.limits.SIGN_IN_ADDRESS_LIMIT;
  const rate = { what: 'sign-in', who: networkOf(address), limit, windowMs: tenMinutes };
  const account = fingerprint('sign-in', toEmailKey(email));
  await requireWithin(deps, rate);
  await countFailure(deps, account);
  return {
    async succeeded() {
      await Promise.all([takeBack(deps, rate), deps.attempts.clearLockout(account)]);
    },
  };
}

async function countFailure({ attempts, limits, now }: SignInDeps, account: string): Promise<void> {
  for (let round = 0; round < mostRounds; round += 1) {
    const at = now();
    const seen = await attempts.lockout(account);
    if (isLocked(seen, at)) {
      throw tooMany(seen.lockedUntil.getTime() - at.getTime());
    }
    const next = afterAnotherFailure(seen, limits.SIGN_IN_ACCOUNT_LIMIT, at);
    if (await attempts.replaceLockout(account, seen, next)) {
      return;
    }
  }
  // Only a burst of guesses at one account gets here.
  throw tooMany(1_000);
}
