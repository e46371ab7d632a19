import { tooMany } from '@marquee/service-kit/throttle/rate';
import type { AttemptRepository } from './attempt-repository.ts';
import type { Limits } from './limits.ts';
import { afterAnotherFailure, isLocked, withoutFailure } from './lockout.ts';
import type { Lockout } from './lockout.ts';

type CountDeps = { attempts: AttemptRepository; limits: Limits; now: () => Date };

const mostRounds = 5;

/** One more failure under this key, counted before anything is looked at; whoever has to wait is refused. */
export async function countFailure({ attempts, limits, now }: CountDeps, key: string): Promise<Lockout> {
  for (let round = 0; round < mostRounds; round += 1) {
    const at = now();
    const seen = await attempts.lockout(key);
    if (isLocked(seen, at)) {
      throw tooMany(seen.lockedUntil.getTime() - at.getTime());
    }
    const next = afterAnotherFailure(seen, limits.SIGN_IN_ACCOUNT_LIMIT, at);
    if (await attempts.replaceLockout(key, seen, next)) {
      return next;
    }
  }
  // Only a burst of guesses at one account gets here.
  throw tooMany(1_000);
}

export async function takeBackFailure(
  { attempts }: Pick<CountDeps, 'attempts'>,
  key: string,
  counted: Lockout,
): Promise<void> {
  for (let round = 0; round < mostRounds; round += 1) {
    const seen = await attempts.lockout(key);
    if (seen === null || (await attempts.replaceLockout(key, seen, withoutFailure(seen, counted)))) {
      return;
    }
  }
}
