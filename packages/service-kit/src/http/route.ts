import type { Operation } from '@marquee/contracts/operation';
import type { Handler } from './handler.ts';

/** An operation with its use case; `createHttpApp` does the rest. */
export type Route = { operation: Operation; handler: Handler<Operation> };

export function route<const Op extends Operation>(operation: Op, handler: Handler<Op>): Route {
  // Proven by the adapter: it calls the handler only with what this operation's own schemas and actor let through.
  return { operation, handler: handler as unknown as Handler<Operation> };
}
