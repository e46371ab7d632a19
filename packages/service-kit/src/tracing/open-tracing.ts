import { noopTracing } from './tracing.ts';
import type { Tracing } from './tracing.ts';

const stopWithinMs = 2_000;

/** Sends spans to the endpoint by OTLP over HTTP. Without an endpoint, OpenTelemetry is not loaded. */
export async function openTracing(service: string, endpoint: string | undefined): Promise<Tracing> {
  if (endpoint === undefined) {
    return noopTracing;
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
    // An unavailable collector must not make stopping fail.
    stop: () => tracing.stop().catch(() => undefined),
  };
}
