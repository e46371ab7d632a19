import { createHash } from 'node:crypto';
import type { LimitMetrics } from '../metrics/limit-metrics.ts';
import type { AttemptCounts } from './attempt-counts.ts';
import { rejectOverCap } from './cap.ts';
import { allowedBy, limits, refusalOf } from './limits.ts';
import type { CapName, LimitValues, WindowName } from './limits.ts';
import { tooMany } from './too-many.ts';

/** Counts per limit and `key` in fixed windows, shared by all replicas of a service. */
export type RateLimits = {
  /** Adds one; returns false when that exceeds the limit. */
  isWithin(name: WindowName, key: string): Promise<boolean>;
  /** Adds one; throws 429 when that exceeds the limit. */
  requireWithin(name: WindowName, key: string): Promise<void>;
  /** Does not count; throws 429 when the limit has been reached. */
  requireNotExhausted(name: WindowName, key: string): Promise<void>;
  /** Subtracts one, after an attempt that succeeded. */
  takeBack(name: WindowName, key: string): Promise<void>;
  /** Throws 409 when the stored number has reached the cap, unless an earlier attempt has stored the new record already. */
  requireBelowCap(name: CapName, stored: { count: number; exists: () => Promise<boolean> }): Promise<void>;
};

type RateDeps = {
  attempts: Pick<AttemptCounts, 'count' | 'counted' | 'takeBack'>;
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
    takeBack: (name, key) => attempts.takeBack(keyOf(name, key, endOfWindow(name, now()))),
    async requireBelowCap(name, { count: stored, exists }) {
      if (stored >= allowedBy(name, values) && !(await exists())) {
        rejectOverCap({ name, values, metrics });
      }
    },
  };
}

/**
 * A key of 43 characters for its parts. A caller could be found by trying values: a store of addresses or networks keys it with a secret.
 */
export function fingerprint(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** When the current window ends and counting starts again. */
export function endOfWindow(name: WindowName, at: Date): Date {
  const { windowMs } = limits[name];
  return new Date((Math.floor(at.getTime() / windowMs) + 1) * windowMs);
}

function keyOf(name: WindowName, key: string, end: Date): string {
  return fingerprint(name, key, end.toISOString());
}
