import { DomainError } from '../domain-error.ts';
import type { LimitMetrics } from '../metrics/limit-metrics.ts';
import { limits } from './limits.ts';
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
export function createCap({ name, values, metrics }: CapNeed): Cap {
  const { count: declared, code, message } = limits[name];
  const most = values[name] ?? declared;
  const refusal = message.replace('{count}', most.toLocaleString('en-US'));
  const admit = (there: number, field?: string) => {
    if (there >= most) {
      metrics.reached(name);
      const errors = field === undefined ? [] : [{ path: field, message: refusal }];
      throw new DomainError('conflict', code, refusal, { ...(errors.length > 0 && { errors }) });
    }
  };
  return Object.assign(admit, { most });
}
