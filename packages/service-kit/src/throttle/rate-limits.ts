import { createHash } from 'node:crypto';
import type { LimitMetrics } from '../metrics/limit-metrics.ts';
import type { AttemptCounts } from './attempt-counts.ts';
import { refuseOneMore } from './cap.ts';
import { allowedBy, limits, refusalOf } from './limits.ts';
import type { CapName, LimitValues, WindowName } from './limits.ts';
import { tooMany } from './too-many.ts';

/** Counts per limit and `who` in fixed windows, shared by all replicas of a service. */
export type RateLimits = {
  /** Adds one; returns false when that exceeds the limit. */
  isWithin(name: WindowName, who: string): Promise<boolean>;
  /** Adds one; throws 429 when that exceeds the limit. */
  requireWithin(name: WindowName, who: string): Promise<void>;
  /** Does not count; throws 429 when the limit has been reached. */
  requireNotUsedUp(name: WindowName, who: string): Promise<void>;
  /** Subtracts one, after an attempt that succeeded. */
  takeBack(name: WindowName, who: string): Promise<void>;
  /** Throws 409 when the stored number has reached the cap, unless an earlier attempt has stored the new record already. */
  requireRoom(name: CapName, stored: { count: number; isThere: () => Promise<boolean> }): Promise<void>;
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

  async function count(name: WindowName, who: string): Promise<boolean> {
    const end = endOfWindow(name, now());
    return (await attempts.count(keyOf(name, who, end), end)) <= allowedBy(name, values);
  }

  return {
    async isWithin(name, who) {
      const isWithin = await count(name, who);
      if (!isWithin) {
        metrics.reached(name);
      }
      return isWithin;
    },
    async requireWithin(name, who) {
      if (!(await count(name, who))) {
        refuse(name);
      }
    },
    async requireNotUsedUp(name, who) {
      if ((await attempts.counted(keyOf(name, who, endOfWindow(name, now())))) >= allowedBy(name, values)) {
        refuse(name);
      }
    },
    takeBack: (name, who) => attempts.takeBack(keyOf(name, who, endOfWindow(name, now()))),
    async requireRoom(name, { count: stored, isThere }) {
      if (stored >= allowedBy(name, values) && !(await isThere())) {
        refuseOneMore({ name, values, metrics });
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

function keyOf(name: WindowName, who: string, end: Date): string {
  return fingerprint(name, who, end.toISOString());
}
