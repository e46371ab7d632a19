import { createAggregateStore } from '@marquee/service-kit/store/aggregate-store';
import type { Connection } from '@marquee/service-kit/store/database';
import type { Restore } from './restore.ts';

export function createRestoreRepository(connection: Connection) {
  const restores = createAggregateStore<Restore>(connection, {
    name: 'restore',
    indexes: [
      { fields: { checkAt: 1 }, options: { sparse: true } },
      { fields: { 'putOff.since': 1 }, options: { sparse: true } },
    ],
  });
  return {
    ...restores,
    /** Restores whose search for payments is due. */
    findDue: (at: Date) => restores.find({ checkAt: { $lte: at } }),
  };
}

export type RestoreRepository = ReturnType<typeof createRestoreRepository>;
