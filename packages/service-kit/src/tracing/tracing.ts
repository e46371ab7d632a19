import { beginTraceparent } from './traceparent.ts';

export type SpanStart = {
  name: string;
  kind: 'server' | 'producer' | 'consumer';
  /** The traceparent of the cause. */
  parent: string | null;
  /** Id for a new trace. Without this id and without a parent, the new trace gets a random id. */
  traceId?: string;
  attributes: SpanAttributes;
};

/** Must not contain text from a person, such as an address, a query or a body. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

export type SpanEnd = { failed: boolean; name?: string; attributes?: SpanAttributes };

export type Span = {
  /** Traceparent for messages and calls that the span causes. */
  traceparent: string | null;
  end(end: SpanEnd): void;
};

/** Tracing of one service. A dependency instead of a global, because `npm start` runs all services in one process. */
export type Tracing = {
  start(span: SpanStart): Span;
  /** Sends the recorded spans to the collector and stops. */
  stop(): Promise<void>;
};

/** Records nothing, but still propagates traces. */
export const noopTracing: Tracing = {
  start: ({ parent, traceId }) => ({
    traceparent: parent ?? (traceId === undefined ? null : beginTraceparent(traceId)),
    end: () => undefined,
  }),
  stop: async () => undefined,
};
