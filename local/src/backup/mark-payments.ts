import { markRestore } from '@marquee/billing/restores/mark-restore';
import { createRestoreRepository } from '@marquee/billing/restores/restore-repository';
import mongoose from 'mongoose';
import type { mongo } from 'mongoose';

type Marking = { client: mongo.MongoClient; database: string; takenAt: string; now: () => Date };

/** Makes billing look, at its next start, for card payments since the backup. */
export async function markPayments({ client, database, takenAt, now }: Marking): Promise<void> {
  const connection = mongoose.createConnection().setClient(client).useDb(database);
  const restores = createRestoreRepository(connection);
  await markRestore({ restores, now }, new Date(takenAt));
}
