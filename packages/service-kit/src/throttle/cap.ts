import { DomainError } from '../domain-error.ts';
import type { LimitMetrics } from '../metrics/limit-metrics.ts';
import { limits } from './limits.ts';
import type { CapName, LimitValues } from './limits.ts';

/** Refuses one more, with 409 and the sentence of the limit, where so many are there already. */
export type Cap = (there: number) => void;

type CapNeed = {
  name: CapName;
  values: LimitValues;
  metrics: LimitMetrics;
};

/** A limit on how much there may be in all; what is there is counted by the caller. */
export function createCap({ name, values, metrics }: CapNeed): Cap {
  const { count: declared, code, message } = limits[name];
  const most = values[name] ?? declared;
  return (there) => {
    if (there >= most) {
      metrics.reached(name);
      throw new DomainError('conflict', code, message.replace('{count}', most.toLocaleString('en-US')));
    }
  };
}
