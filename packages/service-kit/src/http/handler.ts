import type { IncomingHttpHeaders } from 'node:http';
import type { Operation } from '@marquee/contracts/operation';
import type { z } from 'zod';
import type { CallerFor } from '../auth/caller.ts';
import type { Cause } from '../messaging/message.ts';
import type { Page, Rows } from '../store/page.ts';
import type { FileAnswer } from './file-answer.ts';
import type { Reply } from './reply.ts';

type Part<Op, Name extends string> =
  Op extends Record<Name, infer Schema extends z.ZodType> ? z.output<Schema> : Record<string, never>;

type BodyOf<Op> = Op extends { rawBody: true } ? Buffer : Part<Op, 'body'>;

/** The request after the operation's schemas have validated it. */
export type Input<Op extends Operation> = {
  params: Part<Op, 'params'>;
  query: Part<Op, 'query'>;
  body: BodyOf<Op>;
  headers: IncomingHttpHeaders;
  idempotencyKey: string | null;
};

/** The context of a request, which is also the cause of the changes and messages of its use case. */
export type Context = Cause & {
  /** The caller's network address, as the gateway saw it. */
  clientAddress: string;
  /** Aborted with a DomainError as its reason if the client disconnects before the response is complete. */
  signal: AbortSignal;
  /**
   * Returns the id for a resource to create. In a POST that is repeated with its Idempotency-Key, the first call returns the same id again;
   * further calls return random ids.
   */
  newId: () => string;
};

type Body<Op extends Operation> = Op extends { file: string }
  ? FileAnswer
  : Op extends { list: true }
    ? Page<RowOf<Op>>
    : z.input<Op['response']> | ([RowOf<Op>] extends [never] ? never : Rows<RowOf<Op>>);

type RowOf<Op extends Operation> = z.input<Op['response']> extends readonly (infer Row)[] ? Row : never;

export type Answer<Op extends Operation> = Body<Op> | Reply<Body<Op>>;

/**
 * A use case bound to its operation. The handler of a list returns a `Page`, the handler of a file a `FileAnswer`, and the handler of any
 * other array the records or `Rows`.
 */
export type Handler<Op extends Operation> = (
  input: Input<Op>,
  actor: CallerFor<Op['actor']>,
  context: Context,
) => Promise<Answer<Op>> | Answer<Op>;
