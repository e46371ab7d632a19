import type { Planting } from '../planting.ts';
import { onUpdates } from './on-updates.ts';

/** Updates no longer compare this field. */
export function unguardedBy(field: string): Planting {
  return {
    database(connection) {
      onUpdates(connection, (filter) =>
        Object.fromEntries(Object.entries(filter).filter(([name]) => name !== field)),
      );
    },
  };
}
