type Failure = { integrity: string; reason: string; times: number; againAt: number };

/** A failed bundle is started again after 2, 4, 8 … polls, at most after this many. */
const mostLooks = 150;

/** Records which bundles failed to start. `now`: milliseconds. */
export function createFailedStarts({ lookEveryMs, now }: { lookEveryMs: number; now: () => number }) {
  const failures = new Map<string, Failure>();

  return {
    /** Whether this bundle of the remote has failed and its pause is not over. Another bundle has no pause. */
    isPaused(remote: string, integrity: string): boolean {
      const failure = failures.get(remote);
      return failure?.integrity === integrity && now() < failure.againAt;
    },
    /** Returns whether to log it: the same failure of the same bundle is logged once. */
    add(remote: string, integrity: string, reason: string): boolean {
      const previous = failures.get(remote);
      const isSame = previous?.integrity === integrity;
      const times = isSame ? previous.times + 1 : 1;
      const againAt = now() + lookEveryMs * Math.min(2 ** times, mostLooks);
      failures.set(remote, { integrity, reason, times, againAt });
      return !isSame || previous.reason !== reason;
    },
    forget: (remote: string) => failures.delete(remote),
  };
}
