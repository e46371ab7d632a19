import { z } from 'zod';
import { breaking, compatible, compareKeys } from './boundary.ts';
import type { Boundary, Change } from './boundary.ts';
import { schemaPairChanges, schemaPair } from './schema-pair.ts';
import type { SchemaPair } from './schema-pair.ts';

/** The schemas of messages by type, and the schemas of the envelope. */
export const messageContracts = z.record(z.string(), schemaPair);
export type MessageContracts = z.output<typeof messageContracts>;

/** The changes of messages. Messages of the last release may still be in queues and outboxes when the new release starts. */
export function compareMessages(before: MessageContracts, now: MessageContracts): Boundary {
  const { removed, added, both } = compareKeys(before, now);
  return {
    name: 'messages',
    changes: [
      ...removed.map(([type, old]) => removedMessage(type, old)),
      ...added.map(([type]) => compatible(`${type} is new`)),
      ...both.flatMap(([type, old, fresh]) => schemaPairChanges(type, old, fresh)),
    ],
  };
}

function removedMessage(type: string, { read }: SchemaPair): Change {
  return read.deprecated === true
    ? compatible(`${type} was removed after its deprecation`)
    : breaking(
        `${type} was removed, and such messages may still be in queues and outboxes: deprecate it for one release first`,
      );
}
