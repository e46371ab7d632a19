import { Counter } from 'prom-client';
import type { Registry } from 'prom-client';
import { isEnforcedBy, limits } from '../throttle/limits.ts';
import type { LimitName } from '../throttle/limits.ts';

export type LimitMetrics = { reached(limit: LimitName): void };

/**
 * Counts the calls and emails of this process that exceeded a limit. All series exist from the start, so that Prometheus sees the first
 * count as an increase.
 */
export function createLimitMetrics(registry: Registry, service: string): LimitMetrics {
  const reached = new Counter({
    name: 'limits_reached_total',
    help: 'Number of calls and emails that exceeded a limit of docs/limits.md.',
    labelNames: ['limit'],
    registers: [registry],
  });
  for (const [limit, declared] of Object.entries(limits)) {
    if (isEnforcedBy(service, declared)) {
      reached.inc({ limit }, 0);
    }
  }
  return {
    reached(limit) {
      reached.inc({ limit });
    },
  };
}
