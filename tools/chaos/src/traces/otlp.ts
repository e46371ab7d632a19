export type Span = {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  /** Null for the root span of a trace. */
  parentSpanId: string | null;
  /** Milliseconds since 1970. */
  startMs: number;
  endMs: number;
  attributes: Readonly<Record<string, string>>;
};

type Attribute = { key: string; value: { stringValue?: string; intValue?: string | number } };

type SentSpan = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes?: Attribute[];
};

/** The part of OTLP's JSON that is read. */
export type Sent = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[];
};

export function toSpans({ resourceSpans }: Sent): Span[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = toRecord(resource.attributes)['service.name'] ?? '';
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => toSpan(service, span)));
  });
}

function toSpan(service: string, span: SentSpan): Span {
  const { name, traceId, spanId, parentSpanId, attributes = [] } = span;
  return {
    service,
    name,
    traceId,
    spanId,
    parentSpanId: parentSpanId === undefined || parentSpanId === '' ? null : parentSpanId,
    startMs: toMilliseconds(span.startTimeUnixNano),
    endMs: toMilliseconds(span.endTimeUnixNano),
    attributes: toRecord(attributes),
  };
}

function toRecord(attributes: readonly Attribute[]): Record<string, string> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, String(value.stringValue ?? value.intValue ?? '')]),
  );
}

/** Nanoseconds since 1970 exceed a number's precision; microseconds do not. */
function toMilliseconds(nanoseconds: string): number {
  return Number(BigInt(nanoseconds) / 1_000n) / 1_000;
}
