import { createAccountRepository } from '@marquee/identity/accounts/account-repository';
import { repeatDeletion } from '@marquee/identity/deletion/repeat-deletion';
import mongoose from 'mongoose';
import type { mongo } from 'mongoose';

type RepeatOptions = {
  client: mongo.MongoClient;
  database: string;
  accountIds: readonly string[];
  now: () => Date;
};

/**
 * Repeats the deletions in the restored database; returns how many accounts it deleted. The other services erase their data when they
 * start.
 */
export async function repeatDeletions({ client, database, accountIds, now }: RepeatOptions): Promise<number> {
  const connection = mongoose.createConnection().setClient(client).useDb(database);
  const accounts = createAccountRepository(connection);
  let repeated = 0;
  for (const accountId of accountIds) {
    repeated += (await repeatDeletion({ accounts, now }, accountId)) ? 1 : 0;
  }
  return repeated;
}
