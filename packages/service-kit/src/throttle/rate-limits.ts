import { createHash } from 'node:crypto';
import type { LimitMetrics } from '../metrics/limit-metrics.ts';
import type { AttemptCounts } from './attempt-counts.ts';
import { rejectOverCap } from './cap.ts';
import { allowedBy, limits, refusalOf } from './limits.ts';
import type { CapName, LimitValues, WindowName } from './limits.ts';
import { tooMany } from './too-many.ts';

/** Counts per limit and `key` in fixed windows, shared by all replicas of a service. */
export type RateLimits = {
  /** Adds one. Returns false if the new count exceeds the limit. */
  isWithin(name: WindowName, key: string): Promise<boolean>;
  /** Adds one. Throws 429 if the new count exceeds the limit. */
  requireWithin(name: WindowName, key: string): Promise<void>;
  /** Throws 429 if the count has reached the limit. Adds nothing. */
  requireNotExhausted(name: WindowName, key: string): Promise<void>;
  /** Subtracts one, after an attempt that succeeded. */
  uncount(name: WindowName, key: string): Promise<void>;
  /** Throws 409 if `count` has reached the cap, unless an earlier attempt has already stored the new record. */
  requireBelowCap(name: CapName, stored: { count: number; exists: () => Promise<boolean> }): Promise<void>;
};

type RateDeps = {
  attempts: Pick<AttemptCounts, 'count' | 'counted' | 'uncount'>;
  values: LimitValues;
  metrics: LimitMetrics;
  now: () => Date;
};

export function createRateLimits({ attempts, values, metrics, now }: RateDeps): RateLimits {
  function refuse(name: WindowName): never {
    const at = now();
    metrics.reached(name);
    throw tooMany(endOfWindow(name, at).getTime() - at.getTime(), refusalOf(name, values));
  }

  async function count(name: WindowName, key: string): Promise<boolean> {
    const end = endOfWindow(name, now());
    return (await attempts.count(keyOf(name, key, end), end)) <= allowedBy(name, values);
  }

  return {
    async isWithin(name, key) {
      const isWithin = await count(name, key);
      if (!isWithin) {
        metrics.reached(name);
      }
      return isWithin;
    },
    async requireWithin(name, key) {
      if (!(await count(name, key))) {
        refuse(name);
      }
    },
    async requireNotExhausted(name, key) {
      if ((await attempts.counted(keyOf(name, key, endOfWindow(name, now())))) >= allowedBy(name, values)) {
        refuse(name);
      }
    },
    uncount: (name, key) => attempts.uncount(keyOf(name, key, endOfWindow(name, now()))),
    async requireBelowCap(name, { count: stored, exists }) {
      if (stored >= allowedBy(name, values) && !(await exists())) {
        rejectOverCap({ name, values, metrics });
      }
    },
  };
}

/**
 * Returns a hash of 43 characters. Anyone with the hash of an address or network can find the value by trying all values. If such a hash is
 * stored, the parts must therefore include a secret.
 */
export function fingerprint(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** Returns when the current window ends and counting starts again. */
export function endOfWindow(name: WindowName, at: Date): Date {
  const { windowMs } = limits[name];
  return new Date((Math.floor(at.getTime() / windowMs) + 1) * windowMs);
}

function keyOf(name: WindowName, key: string, end: Date): string {
  return fingerprint(name, key, end.toISOString());
}
