import { recordRestore } from '@marquee/billing/reconciliation/record-restore';
import { createRestoreRepository } from '@marquee/billing/reconciliation/restore-repository';
import mongoose from 'mongoose';
import type { mongo } from 'mongoose';

type ReconciliationRequest = {
  client: mongo.MongoClient;
  database: string;
  takenAt: string;
  now: () => Date;
};

/** Stores a request for billing. At its next start, billing then searches for card payments that were made since the backup. */
export async function requestReconciliation({
  client,
  database,
  takenAt,
  now,
}: ReconciliationRequest): Promise<void> {
  const connection = mongoose.createConnection().setClient(client).useDb(database);
  const restores = createRestoreRepository(connection);
  await recordRestore({ restores, now }, new Date(takenAt));
}
