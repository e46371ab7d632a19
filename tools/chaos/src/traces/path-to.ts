import type { Span } from './otlp.ts';

/** The path from the root span down to this span, each as `service name`. If a parent is missing, the path starts with a note about it. */
export function pathTo(span: Span, spans: readonly Span[]): string[] {
  const own = `${span.service} ${span.name}`;
  const parent = spans.find(
    ({ spanId, traceId }) => spanId === span.parentSpanId && traceId === span.traceId,
  );
  if (parent !== undefined) {
    return [...pathTo(parent, spans), own];
  }
  return span.parentSpanId === null ? [own] : ['(a span that was not received)', own];
}
