import { z } from 'zod';
import { breaking, harmless, matched } from './boundary.ts';
import type { Boundary, Change } from './boundary.ts';
import { exchangeChanges, exchanged } from './exchanged.ts';
import type { Exchanged } from './exchanged.ts';

/** By type; includes the envelope of all messages. */
export const messageContracts = z.record(z.string(), exchanged);
export type MessageContracts = z.output<typeof messageContracts>;

/** Messages outlive a deployment, in queues and in outboxes. */
export function compareMessages(before: MessageContracts, now: MessageContracts): Boundary {
  const { gone, added, both } = matched(before, now);
  return {
    name: 'messages',
    changes: [
      ...gone.map(([type, old]) => goneMessage(type, old)),
      ...added.map(([type]) => harmless(`${type} is new`)),
      ...both.flatMap(([type, old, fresh]) => exchangeChanges(type, old, fresh)),
    ],
  };
}

function goneMessage(type: string, { read }: Exchanged): Change {
  return read.deprecated === true
    ? harmless(`${type} is gone, and was deprecated`)
    : breaking(`${type} is gone, and may still be on its way: deprecate it for one release first`);
}
