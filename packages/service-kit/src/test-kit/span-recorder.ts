import { SpanStatusCode } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import { createRecordTracing } from '../tracing/record-tracing.ts';
import type { Tracing } from '../tracing/tracing.ts';

export type RecordedSpan = {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentId: string | undefined;
  attributes: ReadableSpan['attributes'];
  failed: boolean;
};

export type SpanRecorder = { tracingFor: (service: string) => Tracing; spans: () => RecordedSpan[] };

/** Collects the spans of any number of services, as an OpenTelemetry collector would. */
export function createSpanRecorder(): SpanRecorder {
  const exporter = new InMemorySpanExporter();
  return {
    tracingFor: (service) => createRecordTracing(service, new SimpleSpanProcessor({ exporter })),
    spans: () => exporter.getFinishedSpans().map(toRecordedSpan),
  };
}

function toRecordedSpan(span: ReadableSpan): RecordedSpan {
  const { name, attributes, status, resource, parentSpanContext } = span;
  const { traceId, spanId } = span.spanContext();
  return {
    service: String(resource.attributes['service.name']),
    name,
    traceId,
    spanId,
    parentId: parentSpanContext?.spanId,
    attributes,
    failed: status.code === SpanStatusCode.ERROR,
  };
}
