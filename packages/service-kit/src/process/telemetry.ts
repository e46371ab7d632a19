import { createMetrics } from '../metrics/create-metrics.ts';
import type { Metrics } from '../metrics/create-metrics.ts';
import { openTracing } from '../tracing/open-tracing.ts';
import { noopTracing } from '../tracing/tracing.ts';
import type { Tracing } from '../tracing/tracing.ts';

/** The metrics and traces of a service; its log is separate. */
export type Telemetry = { metrics: Metrics; tracing: Tracing };

/** Returns telemetry with metrics and without tracing. */
export function metricsOnlyTelemetry(service: string): Telemetry {
  return { metrics: createMetrics(service), tracing: noopTracing };
}

/** Returns telemetry with metrics, and with tracing if `endpoint` is set. */
export async function openTelemetry(service: string, endpoint: string | undefined): Promise<Telemetry> {
  return { metrics: createMetrics(service), tracing: await openTracing(service, endpoint) };
}
