import type { Planting } from '../planting.ts';
import { onUpdates } from './on-updates.ts';

/** Updates no longer ask whether this field is still what it was. */
export function unguardedBy(field: string): Planting {
  return {
    database(connection) {
      onUpdates(connection, (filter) =>
        Object.fromEntries(Object.entries(filter).filter(([name]) => name !== field)),
      );
    },
  };
}
