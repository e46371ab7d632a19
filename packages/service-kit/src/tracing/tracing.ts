import { beginTraceparent } from './traceparent.ts';

export type SpanStart = {
  name: string;
  kind: 'server' | 'producer' | 'consumer';
  /** The traceparent of the cause. */
  parent: string | null;
  /** Id for a new trace. A span may have neither this nor a parent. */
  traceId?: string;
  attributes: SpanAttributes;
};

/** Never text from a person: no address, no query, no body. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

export type SpanEnd = { failed: boolean; name?: string; attributes?: SpanAttributes };

export type Span = {
  /** Messages and calls that the span causes carry this. */
  traceparent: string | null;
  end(end: SpanEnd): void;
};

/** Passed as a dependency, never global, because `npm start` runs all services in one process. */
export type Tracing = {
  start(span: SpanStart): Span;
  /** Sends the recorded spans, if the collector accepts them, and stops. */
  stop(): Promise<void>;
};

/** Records nothing; still propagates traces started here or elsewhere. */
export const noopTracing: Tracing = {
  start: ({ parent, traceId }) => ({
    traceparent: parent ?? (traceId === undefined ? null : beginTraceparent(traceId)),
    end: () => undefined,
  }),
  stop: async () => undefined,
};
