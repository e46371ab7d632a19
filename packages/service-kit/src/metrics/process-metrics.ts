import { collectDefaultMetrics } from 'prom-client';
import type { Metrics } from './create-metrics.ts';

/** Adds the metrics of the process: memory, processor, event loop delay, garbage collection, start time. Call it once per process. */
export function addProcessMetrics({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry });
}
