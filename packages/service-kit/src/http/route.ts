import type { Operation } from '@marquee/contracts/operation';
import type { CallerFor } from '../auth/caller.ts';
import type { Handler, Input } from './handler.ts';

/** An operation with its use case. `createHttpApp` serves it. */
export type Route = { operation: Operation; handler: Handler<Operation>; readStored?: ReadStored<Operation> };

/** Returns the current values of the record that a body changes, by the body's field names; null if the caller has no such record. */
export type ReadStored<Op extends Operation> = (
  params: Input<Op>['params'],
  actor: CallerFor<Op['actor']>,
) => Promise<Readonly<Record<string, unknown>> | null>;

/** Joins an operation with its use case. With `readStored`, a body may repeat a stored text that a newer validation rule rejects. */
export function route<const Op extends Operation>(
  operation: Op,
  handler: Handler<Op>,
  readStored?: ReadStored<Op>,
): Route {
  // The casts are safe, because the adapter passes only input and callers that this operation's schemas and actor accept.
  return {
    operation,
    handler: handler as unknown as Handler<Operation>,
    ...(readStored && { readStored: readStored as unknown as ReadStored<Operation> }),
  };
}
