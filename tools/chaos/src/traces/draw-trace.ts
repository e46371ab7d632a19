import type { Span } from './otlp.ts';

/** Draws the spans of one trace as a tree: cause, start relative to the first span, and duration. */
export function drawTrace(spans: readonly Span[]): string {
  const root = rootOf(spans);
  const requestId = root?.attributes['marquee.request_id'];
  if (root === null || requestId === undefined) {
    throw new Error('Not a trace of a request: the root span is missing or has no request id');
  }
  return [
    `browser  one click, answered with x-request-id ${requestId}`,
    ...branch(root, spans, '', true, root.startMs),
  ].join('\n');
}

/** The only span without a parent; null if there is none, or more than one. */
export function rootOf(spans: readonly Span[]): Span | null {
  const [root, ...more] = spans.filter(({ parentSpanId }) => parentSpanId === null);
  return root === undefined || more.length > 0 ? null : root;
}

function branch(
  span: Span,
  spans: readonly Span[],
  indent: string,
  isLast: boolean,
  zeroMs: number,
): string[] {
  const children = spans
    .filter(({ parentSpanId }) => parentSpanId === span.spanId)
    .toSorted((one, other) => one.startMs - other.startMs);
  const below = `${indent}${isLast ? '   ' : '│  '}`;
  return [
    `${indent}${isLast ? '└─' : '├─'} ${span.service}  ${span.name}  +${(span.startMs - zeroMs).toFixed(1)} ms, ${(span.endMs - span.startMs).toFixed(1)} ms`,
    ...children.flatMap((child, index) => branch(child, spans, below, index === children.length - 1, zeroMs)),
  ];
}
