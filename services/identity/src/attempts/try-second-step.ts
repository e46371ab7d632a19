import { fingerprint } from '@marquee/service-kit/throttle/rate-limits';
import { isWrongCode } from '../second-step/second-step-decisions.ts';
import { countFailure, failuresAllowed, takeBackFailure } from './count-failure.ts';
import type { CountDeps } from './count-failure.ts';

export type SecondStepTry<Result> = {
  act: () => Promise<Result>;
  /** Called for a wrong code; `locksAccount`: this code locks the account. */
  wrong: (guess: { locksAccount: boolean }) => Promise<void>;
};

/** Wrong codes lock the account as wrong passwords do; other rejections do not count as guesses. */
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
