import { DomainError } from '../domain-error.ts';
import type { LimitMetrics } from '../metrics/limit-metrics.ts';
import { allowedBy, refusalOf } from './limits.ts';
import type { CapName, LimitValues } from './limits.ts';

/** Throws 409 with the limit's message when `count` has reached the limit. `field`: the field of the call that the error concerns. */
export type Cap = { (count: number, field?: string): void; readonly max: number };

type CapNeed = {
  name: CapName;
  values: LimitValues;
  metrics: LimitMetrics;
};

/** Creates a limit on the number of existing records. The caller counts the records. */
export function createCap(need: CapNeed): Cap {
  const max = allowedBy(need.name, need.values);
  const admit = (count: number, field?: string) => {
    if (count >= max) {
      rejectOverCap(need, field);
    }
  };
  return Object.assign(admit, { max });
}

/** Counts the reached cap in the metrics and throws the cap's DomainError `conflict`. */
export function rejectOverCap({ name, values, metrics }: CapNeed, field?: string): never {
  metrics.reached(name);
  const { code, message } = refusalOf(name, values);
  throw new DomainError('conflict', code, message, {
    ...(field !== undefined && { errors: [{ path: field, message }] }),
  });
}
