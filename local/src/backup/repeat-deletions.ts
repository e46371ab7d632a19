import { createAccountRepository } from '@marquee/identity/accounts/account-repository';
import { repeatDeletion } from '@marquee/identity/deletion/repeat-deletion';
import mongoose from 'mongoose';
import type { mongo } from 'mongoose';

type Repeating = {
  client: mongo.MongoClient;
  database: string;
  accountIds: readonly string[];
  now: () => Date;
};

/** In what was restored; says how many there were to delete again. The services erase what else they have when they start. */
export async function repeatDeletions({ client, database, accountIds, now }: Repeating): Promise<number> {
  const connection = mongoose.createConnection().setClient(client).useDb(database);
  const accounts = createAccountRepository(connection);
  let repeated = 0;
  for (const accountId of accountIds) {
    repeated += (await repeatDeletion({ accounts, now }, accountId)) ? 1 : 0;
  }
  return repeated;
}
