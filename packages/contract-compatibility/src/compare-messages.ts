import { z } from 'zod';
import { breaking, compatible, compareKeys } from './boundary.ts';
import type { Boundary, Change } from './boundary.ts';
import { schemaPairChanges, schemaPair } from './schema-pair.ts';
import type { SchemaPair } from './schema-pair.ts';

/** The schemas of messages by type, and the schemas of the envelope. */
export const messageContracts = z.record(z.string(), schemaPair);
export type MessageContracts = z.output<typeof messageContracts>;

/** Messages of the last release may still be in queues and outboxes when the new release starts. */
export function compareMessages(before: MessageContracts, now: MessageContracts): Boundary {
  const { gone, added, both } = compareKeys(before, now);
  return {
    name: 'messages',
    changes: [
      ...gone.map(([type, old]) => goneMessage(type, old)),
      ...added.map(([type]) => compatible(`${type} is new`)),
      ...both.flatMap(([type, old, fresh]) => schemaPairChanges(type, old, fresh)),
    ],
  };
}

function goneMessage(type: string, { read }: SchemaPair): Change {
  return read.deprecated === true
    ? compatible(`${type} is gone, and was deprecated`)
    : breaking(`${type} is gone, and may still be on its way: deprecate it for one release first`);
}
