type Failure = { integrity: string; reason: string; times: number; retryAt: number };

/** A failed bundle is started again after 2, 4, 8 … polls, at most after this many. */
const maxPolls = 150;

/** Records which bundles failed to start. `now` returns milliseconds. */
export function createFailedStarts({ pollIntervalMs, now }: { pollIntervalMs: number; now: () => number }) {
  const failures = new Map<string, Failure>();

  return {
    /** Whether this bundle of the remote has failed and its pause is not over. Another bundle has no pause. */
    isPaused(remote: string, integrity: string): boolean {
      const failure = failures.get(remote);
      return failure?.integrity === integrity && now() < failure.retryAt;
    },
    /** Records a failure. Returns whether to log the failure: false if the same bundle's previous failure had the same reason. */
    add(remote: string, integrity: string, reason: string): boolean {
      const previous = failures.get(remote);
      const isSame = previous?.integrity === integrity;
      const times = isSame ? previous.times + 1 : 1;
      const retryAt = now() + pollIntervalMs * Math.min(2 ** times, maxPolls);
      failures.set(remote, { integrity, reason, times, retryAt });
      return !isSame || previous.reason !== reason;
    },
    forget: (remote: string) => failures.delete(remote),
  };
}
