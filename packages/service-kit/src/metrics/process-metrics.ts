import { collectDefaultMetrics } from 'prom-client';
import type { Metrics } from './create-metrics.ts';

/** Adds what is the process's own: memory, processor, event loop delay, garbage collection, start time. Once per process. */
export function addProcessMetrics({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry });
}
