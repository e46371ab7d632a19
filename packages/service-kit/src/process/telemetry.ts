import { createMetrics } from '../metrics/create-metrics.ts';
import type { Metrics } from '../metrics/create-metrics.ts';
import { openTracing } from '../tracing/open-tracing.ts';
import { quietTracing } from '../tracing/tracing.ts';
import type { Tracing } from '../tracing/tracing.ts';

/** How a service is seen from outside while it runs, beside its log. */
export type Telemetry = { metrics: Metrics; tracing: Tracing };

/** Counts, and traces nothing. */
export function quietTelemetry(service: string): Telemetry {
  return { metrics: createMetrics(service), tracing: quietTracing };
}

/** Traces too when there is somewhere to send the spans to. */
export async function openTelemetry(service: string, endpoint: string | undefined): Promise<Telemetry> {
  return { metrics: createMetrics(service), tracing: await openTracing(service, endpoint) };
}
