import { fingerprint } from '@marquee/service-kit/throttle/rate-limits';
import { isWrongCode } from '../second-step/second-step-decisions.ts';
import { countFailure, failuresAllowed, takeBackFailure } from './count-failure.ts';
import type { CountDeps } from './count-failure.ts';

export type SecondStepTry<Result> = {
  act: () => Promise<Result>;
  /** Of a wrong code; `locksAccount`: with this one the account begins to wait. */
  wrong: (guess: { locksAccount: boolean }) => Promise<void>;
};

/** Wrong codes make the account wait as wrong passwords do; whatever else is refused was no guess. */
export async function trySecondStep<Result>(
  deps: CountDeps,
  accountId: string,
  { act, wrong }: SecondStepTry<Result>,
): Promise<Result> {
  const key = fingerprint('second step', accountId);
  const counted = await countFailure(deps, key);
  try {
    const result = await act();
    await deps.attempts.clearLockout(key);
    return result;
  } catch (error) {
    if (isWrongCode(error)) {
      await wrong({ locksAccount: counted.failures === failuresAllowed(deps.values) });
    } else {
      await takeBackFailure(deps, key, counted);
    }
    throw error;
  }
}
