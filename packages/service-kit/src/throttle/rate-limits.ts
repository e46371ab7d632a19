import { createHash } from 'node:crypto';
import type { LimitMetrics } from '../metrics/limit-metrics.ts';
import type { AttemptCounts } from './attempt-counts.ts';
import { refuseOneMore } from './cap.ts';
import { allowedBy, limits, refusalOf } from './limits.ts';
import type { CapName, LimitValues, WindowName } from './limits.ts';
import { tooMany } from './too-many.ts';

/** Counts per limit and `who` in windows of fixed length, for all replicas of a service together. */
export type RateLimits = {
  /** Counts one more; false when that is too many. */
  isWithin(name: WindowName, who: string): Promise<boolean>;
  /** Counts one more; refuses with 429 when that is too many. */
  requireWithin(name: WindowName, who: string): Promise<void>;
  /** Counts nothing; refuses with 429 when the limit has been reached. */
  requireNotUsedUp(name: WindowName, who: string): Promise<void>;
  /** Subtracts one again, for what turned out well. */
  takeBack(name: WindowName, who: string): Promise<void>;
  /** Refuses with 409 where as many are stored as may be, unless what is to be stored is there already: by an earlier attempt. */
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

/** A key of 43 characters for its parts. The caller can still be found by trying: a store of addresses or networks keys it with a secret. */
export function fingerprint(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** When the present window ends and counting begins again. */
export function endOfWindow(name: WindowName, at: Date): Date {
  const { windowMs } = limits[name];
  return new Date((Math.floor(at.getTime() / windowMs) + 1) * windowMs);
}

function keyOf(name: WindowName, who: string, end: Date): string {
  return fingerprint(name, who, end.toISOString());
}
