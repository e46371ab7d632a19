import { beginTraceparent } from './traceparent.ts';

export type SpanStart = {
  name: string;
  kind: 'server' | 'producer' | 'consumer';
  /** The traceparent of what caused it. */
  parent: string | null;
  /** For the first of its trace; without one, and without a parent, there may be none. */
  traceId?: string;
  attributes: SpanAttributes;
};

/** Never what a person has written: no address, no query, no body. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

export type SpanEnd = { failed: boolean; name?: string; attributes?: SpanAttributes };

export type Span = {
  /** What is caused by it carries this on. */
  traceparent: string | null;
  end(end: SpanEnd): void;
};

/** Passed on as a dependency: there is no global one, because `npm start` runs all services in one process. */
export type Tracing = {
  start(span: SpanStart): Span;
  /** Sends what has been recorded, if anybody takes it, and ends. */
  stop(): Promise<void>;
};

/** Records nothing; a trace that others began, or that is begun here, still goes on through it. */
export const quietTracing: Tracing = {
  start: ({ parent, traceId }) => ({
    traceparent: parent ?? (traceId === undefined ? null : beginTraceparent(traceId)),
    end: () => undefined,
  }),
  stop: async () => undefined,
};
