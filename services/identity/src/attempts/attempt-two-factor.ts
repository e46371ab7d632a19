import { fingerprint } from '@marquee/service-kit/throttle/rate-limits';
import { isWrongCode } from '../two-factor/domain/two-factor-decisions.ts';
import { countFailure, failuresAllowed, takeBackFailure } from './count-failure.ts';
import type { CountDeps } from './count-failure.ts';

export type TwoFactorAttempt<Result> = {
  verify: () => Promise<Result>;
  /** Called for a wrong code. `locksAccount` is true if this code locks the account. */
  onWrongCode: (guess: { locksAccount: boolean }) => Promise<void>;
};

/** Wrong codes lock the account as wrong passwords do; other rejections do not count as guesses. */
export async function attemptTwoFactor<Result>(
  deps: CountDeps,
  accountId: string,
  { verify, onWrongCode }: TwoFactorAttempt<Result>,
): Promise<Result> {
  const key = fingerprint('second step', accountId);
  const counted = await countFailure(deps, key);
  try {
    const result = await verify();
    await deps.attempts.clearLockout(key);
    return result;
  } catch (error) {
    if (isWrongCode(error)) {
      await onWrongCode({ locksAccount: counted.failures === failuresAllowed(deps.values) });
    } else {
      await takeBackFailure(deps, key, counted);
    }
    throw error;
  }
}
