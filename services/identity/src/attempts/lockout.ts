/** Failed attempts under one key. Each attempt counts before the password or code is compared, so that a burst cannot exceed the limit. */
export type Lockout = { failures: number; lockedUntil: Date; forgivenAt: Date };

const maxSeconds = 15 * 60;
const forgivenAfterMs = 24 * 3_600_000;

/** Seconds for which the account is locked after this many failures: 0 at first, then 1, 2, 4 …, at most 15 minutes. */
export function secondsLocked(failures: number, freeFailures: number): number {
  const beyond = failures - freeFailures;
  return beyond < 0 ? 0 : Math.min(2 ** beyond, maxSeconds);
}

export function isLocked(lockout: Lockout | null, at: Date): lockout is Lockout {
  return lockout !== null && lockout.lockedUntil > at;
}

/** Subtracts `attempt`, whose password or code was not compared. A lockout caused by later failures remains. */
export function withoutFailure(seen: Lockout, attempt: Lockout): Lockout {
  const isLatest = seen.failures === attempt.failures;
  return {
    ...seen,
    failures: Math.max(0, seen.failures - 1),
    lockedUntil: isLatest ? new Date(0) : seen.lockedUntil,
  };
}

export function afterAnotherFailure(seen: Lockout | null, freeFailures: number, at: Date): Lockout {
  const before = seen === null || seen.forgivenAt <= at ? 0 : seen.failures;
  const failures = before + 1;
  return {
    failures,
    lockedUntil: new Date(at.getTime() + secondsLocked(failures, freeFailures) * 1000),
    forgivenAt: new Date(at.getTime() + forgivenAfterMs),
  };
}
