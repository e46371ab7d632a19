import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import type { Context, SpanContext } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { RandomIdGenerator, TracerProvider } from '@opentelemetry/sdk-trace';
import type { IdGenerator, SpanProcessor } from '@opentelemetry/sdk-trace';
import type { Tracing } from './tracing.ts';

const kinds = { server: SpanKind.SERVER, producer: SpanKind.PRODUCER, consumer: SpanKind.CONSUMER };

/** Records spans with OpenTelemetry's own provider; the processor exports them. */
export function createRecordTracing(service: string, processor: SpanProcessor): Tracing {
  const ids = createChosenIds();
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'marquee' }),
    spanProcessors: [processor],
    idGenerator: ids.generator,
  });
  const tracer = provider.getTracer('marquee');
  return {
    start({ name, kind, parent, traceId, attributes }) {
      const span = ids.choosing(traceId, () =>
        tracer.startSpan(name, { kind: kinds[kind], attributes }, contextOf(parent)),
      );
      return {
        traceparent: toTraceparent(span.spanContext()),
        end(end) {
          span.updateName(end.name ?? name);
          span.setAttributes(end.attributes ?? {});
          span.setStatus({ code: end.failed ? SpanStatusCode.ERROR : SpanStatusCode.UNSET });
          span.end();
        },
      };
    },
    stop: () => provider.shutdown(),
  };
}

type ChosenIds = {
  generator: IdGenerator;
  choosing: <Result>(traceId: string | undefined, start: () => Result) => Result;
};

/**
 * Chooses the id of a new trace. OpenTelemetry gets the id from the generator while `start` runs. `start` is synchronous, so no other span
 * gets the chosen id.
 */
function createChosenIds(): ChosenIds {
  const random = new RandomIdGenerator();
  let chosen: string | undefined;
  return {
    generator: {
      generateTraceId: () => chosen ?? random.generateTraceId(),
      generateSpanId: () => random.generateSpanId(),
    },
    choosing(traceId, start) {
      chosen = traceId;
      try {
        return start();
      } finally {
        chosen = undefined;
      }
    },
  };
}

function contextOf(parent: string | null): Context {
  const cause = parent === null ? null : parseTraceParent(parent);
  return cause === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...cause, isRemote: true });
}

function toTraceparent({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${(traceFlags & TraceFlags.SAMPLED) === 0 ? '00' : '01'}`;
}
