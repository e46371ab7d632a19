import { DomainError } from '../domain-error.ts';
import type { LimitMetrics } from '../metrics/limit-metrics.ts';
import { allowedBy, refusalOf } from './limits.ts';
import type { CapName, LimitValues } from './limits.ts';

/**
 * Refuses one more, with 409 and the sentence of the limit, where so many are there already. `field`: the field of the call that the
 * refusal is about.
 */
export type Cap = { (there: number, field?: string): void; readonly most: number };

type CapNeed = {
  name: CapName;
  values: LimitValues;
  metrics: LimitMetrics;
};

/** A limit on how much there may be in all; what is there is counted by the caller. */
export function createCap(need: CapNeed): Cap {
  const most = allowedBy(need.name, need.values);
  const admit = (there: number, field?: string) => {
    if (there >= most) {
      refuseOneMore(need, field);
    }
  };
  return Object.assign(admit, { most });
}

/** Counts that the cap was reached; throws its DomainError `conflict`. */
export function refuseOneMore({ name, values, metrics }: CapNeed, field?: string): never {
  metrics.reached(name);
  const { code, message } = refusalOf(name, values);
  throw new DomainError('conflict', code, message, {
    ...(field !== undefined && { errors: [{ path: field, message }] }),
  });
}
