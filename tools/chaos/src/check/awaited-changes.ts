import type { Connection } from '@marquee/service-kit/store/database';

/**
 * `id`: the document that must show the change. `version`: the source version to wait for; null if the change is not compared by version,
 * or if the version is not known yet.
 */
export type AwaitedChange = {
  path: string;
  id: string;
  acknowledgedAt: number;
  version: number | null;
  shownAt: number | null;
};

export type Filter = Readonly<Record<string, object>>;
type Wanted = { open: readonly AwaitedChange[]; having?: Filter };

export async function shownIn(
  database: Connection,
  collection: string,
  wanted: Wanted,
): Promise<AwaitedChange[]> {
  const shown = new Set((await rowsOf(database, collection, wanted)).map(({ _id }) => String(_id)));
  return wanted.open.filter(({ id }) => shown.has(id));
}

/** The changes whose id is already the value of `field` in some document. */
export async function namedIn(
  database: Connection,
  collection: string,
  { open, field, having = {} }: Wanted & { field: string },
): Promise<AwaitedChange[]> {
  const ids = [...new Set(open.map(({ id }) => id))];
  const named = new Set(
    await database.collection(collection).distinct(field, { [field]: { $in: ids }, ...having }),
  );
  return open.filter(({ id }) => named.has(id));
}

export async function rowsOf(database: Connection, collection: string, { open, having = {} }: Wanted) {
  const ids = [...new Set(open.map(({ id }) => id))];
  // The product's own ids are strings; the driver's types expect ObjectIds.
  const filter: Filter = { _id: { $in: ids }, ...having };
  const projection = { version: 1, sourceVersion: 1 };
  return ids.length === 0 ? [] : database.collection(collection).find(filter, { projection }).toArray();
}

/**
 * For each change without a version, records the account's current version as the version to wait for. The current version may be newer
 * than the change, but the projection must reach the current version as well.
 */
export async function noteVersions(identity: Connection, open: readonly AwaitedChange[]): Promise<void> {
  const accounts = await rowsOf(identity, 'accounts', {
    open: open.filter(({ version }) => version === null),
  });
  const versions = new Map(accounts.map(({ _id, version }) => [String(_id), Number(version)]));
  for (const awaited of open) {
    awaited.version ??= versions.get(awaited.id) ?? null;
  }
}
