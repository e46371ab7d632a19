import type { Planting } from '../planting.ts';
import { onUpdates } from './on-updates.ts';

/** Removes this field from the filter of every update. */
export function unguardedBy(field: string): Planting {
  return {
    database(connection) {
      onUpdates(connection, (filter) =>
        Object.fromEntries(Object.entries(filter).filter(([name]) => name !== field)),
      );
    },
  };
}
