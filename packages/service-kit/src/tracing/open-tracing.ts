import { quietTracing } from './tracing.ts';
import type { Tracing } from './tracing.ts';

const stopWithinMs = 2_000;

/** Spans go by OTLP over HTTP to the endpoint; without one OpenTelemetry is not even loaded. */
export async function openTracing(service: string, endpoint: string | undefined): Promise<Tracing> {
  if (endpoint === undefined) {
    return quietTracing;
  }
  const { BatchSpanProcessor } = await import('@opentelemetry/sdk-trace');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { createRecordTracing } = await import('./record-tracing.ts');
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: stopWithinMs,
  });
  const tracing = createRecordTracing(service, new BatchSpanProcessor({ exporter }));
  return {
    ...tracing,
    // Nobody waits for a collector that is away, nor fails because of it.
    stop: () => tracing.stop().catch(() => undefined),
  };
}
