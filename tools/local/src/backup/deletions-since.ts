import { readFile, writeFile } from 'node:fs/promises';

import type { mongo } from 'mongoose';

type DeletionQuery = { client: mongo.MongoClient; database: string; takenAt: string };
type StoredEntry = { _id: string; subject?: { id: string } };

/** The accounts deleted since the backup was taken, according to the database that will be replaced. */
export async function deletionsSince({ client, database, takenAt }: DeletionQuery): Promise<string[]> {
  const since = { $gte: new Date(takenAt) };
  const identity = client.db(database);
  const entries = await identity
    .collection<StoredEntry>('auditEntries')
    .find({ act: 'account-deleted', at: since })
    .toArray();
  // The audit trail may not contain these deletions yet.
  const erased = await identity.collection<StoredEntry>('accounts').find({ erasedAt: since }).toArray();
  return [
    ...new Set([...entries.flatMap(({ subject }) => subject?.id ?? []), ...erased.map(({ _id }) => _id)]),
  ];
}

/**
 * Adds the found ids to a file beside the backup, one id per line, and returns all ids of the file. Called before a restore replaces any
 * data. The file may have ids from an interrupted restore, whose database was already replaced, and ids from an operator.
 */
export async function mergeDeletions(folder: string, found: readonly string[]): Promise<string[]> {
  const file = `${folder}.deletions`;
  const known = await readFile(file, 'utf8').catch(() => '');
  const lines = known.split('\n').map((line) => line.trim());
  const all = [...new Set([...lines.filter((line) => line !== ''), ...found])];
  if (all.length > 0) {
    await writeFile(file, `${all.join('\n')}\n`, { mode: 0o600 });
  }
  return all;
}
