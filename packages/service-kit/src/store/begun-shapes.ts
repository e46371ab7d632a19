import type { Connection } from 'mongoose';
import { unlessDuplicate } from './duplicate-key.ts';

/**
 * Records for each kind of aggregate of a database which shape writes may use, because every release that may still run can read it.
 * `npm run migrate -- begin` raises it.
 */
type BegunShape = { _id: string; shape: number; begunAt: Date };

/** Returns the recorded shape; null if none is recorded. */
export async function readBegunShape(connection: Connection, name: string): Promise<number | null> {
  return (await collectionIn(connection).findOne({ _id: name }))?.shape ?? null;
}

/** Records that writes may use this shape from now on. Never lowers a recorded shape. */
export async function beginShape(
  connection: Connection,
  { name, shape, at }: { name: string; shape: number; at: Date },
): Promise<void> {
  const lower = { _id: name, shape: { $lt: shape } };
  await unlessDuplicate(
    collectionIn(connection).updateOne(lower, { $set: { shape, begunAt: at } }, { upsert: true }),
  );
}

/**
 * Whether no release has ever started on the database. A release creates all collections at its first start, so a database without
 * documents is not new. The record of begun shapes does not count, because an interrupted first start leaves it incomplete.
 */
export async function isDatabaseNew({ db }: Connection): Promise<boolean> {
  const collections = (await db?.listCollections({}, { nameOnly: true }).toArray()) ?? [];
  return collections.every(({ name }) => name === collectionName);
}

const collectionName = 'begunShapes';

function collectionIn(connection: Connection) {
  return connection.collection<BegunShape>(collectionName);
}
