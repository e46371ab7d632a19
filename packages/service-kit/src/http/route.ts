import type { Operation } from '@marquee/contracts/operation';
import type { CallerFor } from '../auth/caller.ts';
import type { Handler, Input } from './handler.ts';

/** An operation with its use case; `createHttpApp` does the rest. */
export type Route = { operation: Operation; handler: Handler<Operation>; readStored?: ReadStored<Operation> };

/** What the record that a body changes reads as, by the body's field names; null where the caller has no such record. */
export type ReadStored<Op extends Operation> = (
  params: Input<Op>['params'],
  actor: CallerFor<Op['actor']>,
) => Promise<Readonly<Record<string, unknown>> | null>;

/** With `readStored`, a text of the body that comes back as it is stored is not refused by a rule that is newer than the text. */
export function route<const Op extends Operation>(
  operation: Op,
  handler: Handler<Op>,
  readStored?: ReadStored<Op>,
): Route {
  // Proven by the adapter: it calls both only with what this operation's own schemas and actor let through.
  return {
    operation,
    handler: handler as unknown as Handler<Operation>,
    ...(readStored && { readStored: readStored as unknown as ReadStored<Operation> }),
  };
}
