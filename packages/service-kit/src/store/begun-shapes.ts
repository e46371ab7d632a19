import type { Connection } from 'mongoose';

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
  await collectionIn(connection).updateOne(
    { _id: name },
    { $max: { shape }, $setOnInsert: { begunAt: at } },
    { upsert: true },
  );
}

/** Whether no collection of the database has a document, so that no earlier release has ever used it. */
export async function isDatabaseEmpty({ db }: Connection): Promise<boolean> {
  const collections = (await db?.collections()) ?? [];
  const found = await Promise.all(
    collections.map((collection) => collection.findOne({}, { projection: { _id: 1 } })),
  );
  return found.every((document) => document === null);
}

function collectionIn(connection: Connection) {
  return connection.collection<BegunShape>('begunShapes');
}
