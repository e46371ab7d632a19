import type { Span } from './otlp.ts';

/** From the span without a parent down to this one, as `service name`; ends where a parent is missing. */
export function pathTo(span: Span, spans: readonly Span[]): string[] {
  const own = `${span.service} ${span.name}`;
  const parent = spans.find(
    ({ spanId, traceId }) => spanId === span.parentSpanId && traceId === span.traceId,
  );
  if (parent !== undefined) {
    return [...pathTo(parent, spans), own];
  }
  return span.parentSpanId === null ? [own] : ['(a span that nobody sent)', own];
}
