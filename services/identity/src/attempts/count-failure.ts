import type { LimitMetrics } from '@marquee/service-kit/metrics/limit-metrics';
import { allowedBy, refusalOf } from '@marquee/service-kit/throttle/limits';
import type { LimitValues } from '@marquee/service-kit/throttle/limits';
import { tooMany } from '@marquee/service-kit/throttle/too-many';
import type { AttemptRepository } from './attempt-repository.ts';
import { afterAnotherFailure, isLocked, withoutFailure } from './lockout.ts';
import type { Lockout } from './lockout.ts';

export type CountDeps = {
  attempts: AttemptRepository;
  values: LimitValues;
  metrics: LimitMetrics;
  now: () => Date;
};

const limit = 'SIGN_IN_ACCOUNT_LIMIT';

const maxRounds = 5;

/** Adds a failure under this key before the password or code is compared; rejects the attempt while the key is locked. */
export async function countFailure(deps: CountDeps, key: string): Promise<Lockout> {
  const { attempts, now } = deps;
  for (let round = 0; round < maxRounds; round += 1) {
    const at = now();
    const seen = await requireNotLocked(deps, key);
    const next = afterAnotherFailure(seen, failuresAllowed(deps.values), at);
    if (await attempts.replaceLockout(key, seen, next)) {
      return next;
    }
  }
  // Reached only during a burst of guesses at one account.
  deps.metrics.reached(limit);
  throw tooMany(1_000, refusalOf(limit, deps.values));
}

/** Rejects with 429 while the key is locked; counts nothing. Returns the failures under this key. */
export async function requireNotLocked(
  { attempts, metrics, values, now }: CountDeps,
  key: string,
): Promise<Lockout | null> {
  const at = now();
  const seen = await attempts.lockout(key);
  if (isLocked(seen, at)) {
    metrics.reached(limit);
    throw tooMany(seen.lockedUntil.getTime() - at.getTime(), refusalOf(limit, values));
  }
  return seen;
}

/** The number of wrong passwords or codes that lock an account. */
export function failuresAllowed(values: LimitValues): number {
  return allowedBy(limit, values);
}

export async function takeBackFailure(
  { attempts }: Pick<CountDeps, 'attempts'>,
  key: string,
  counted: Lockout,
): Promise<void> {
  for (let round = 0; round < maxRounds; round += 1) {
    const seen = await attempts.lockout(key);
    if (seen === null || (await attempts.replaceLockout(key, seen, withoutFailure(seen, counted)))) {
      return;
    }
  }
}
