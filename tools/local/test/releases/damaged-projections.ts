import type { RestoredRelease } from './restored-release.ts';

type Row = { _id: string; sourceVersion: number } & Record<string, unknown>;

/** The rows of each projection by id, without the version of their source, which a rebuild may raise. */
export type Rows = Record<string, Record<string, Record<string, unknown>>>;

/** Reads the rows of every projection, by the projection's name: `quotes.provider`. */
export async function readProjections(release: RestoredRelease): Promise<Rows> {
  const read = (await projectionsIn(release)).map(async ({ name, collection }) => {
    const found = await collection.find({}, { sort: { _id: 1 } }).toArray();
    const rows = found.map(({ _id, ...fields }) => [_id, { ...fields, sourceVersion: undefined }] as const);
    return [name, Object.fromEntries(rows)] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/**
 * Damages every projection: deletes each third row, alters each third one at the same version, and adds rows without a record. Does not
 * delete rows of deleted accounts, because their source has forgotten them.
 */
export async function damageProjections(release: RestoredRelease): Promise<void> {
  for (const { collection } of await projectionsIn(release)) {
    const rows = await collection.find({}, { sort: { _id: 1 } }).toArray();
    for (const [index, { _id, sourceVersion, ...fields }] of rows.entries()) {
      const isForgotten = fields.isErased === true || sourceVersion === Number.MAX_SAFE_INTEGER;
      if (index % 3 === 0 && !isForgotten) {
        await collection.deleteOne({ _id });
      } else if (index % 3 === 1) {
        await collection.replaceOne({ _id }, { sourceVersion, ...altered(fields) });
      }
    }
    const orphan = { ...altered({ ...rows[0], isErased: true }), sourceVersion: 1 };
    await collection.insertMany([
      { ...orphan, _id: '0 orphan' },
      { ...orphan, _id: 'z orphan' },
    ]);
  }
}

/**
 * Changes every text, number and flag, except the provider's name on an accepted quote: for a quote that an earlier release accepted, only
 * the projection has that name.
 */
function altered(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, name === 'providerName' ? value : alter(value)]),
  );
}

function alter(value: unknown): unknown {
  if (typeof value === 'string') {
    return 'damaged';
  }
  if (typeof value === 'number') {
    return value + 1;
  }
  return typeof value === 'boolean' ? !value : value;
}

/** The collections whose documents have the version of a source, whatever the services say about their projections. */
async function projectionsIn({ client, databases }: RestoredRelease) {
  const collections = databases.map(async (database) => {
    const listed = await client.db(database).listCollections({}, { nameOnly: true }).toArray();
    return listed.map(({ name }) => ({
      name: `${database.split('_').at(-1) ?? ''}.${name.replace(/Projection$|s$/, '')}`,
      collection: client.db(database).collection<Row>(name),
    }));
  });
  const found = await Promise.all(
    (await Promise.all(collections)).flat().map(async (one) => {
      const row = await one.collection.findOne({ sourceVersion: { $gt: 0 } });
      return row === null ? [] : [one];
    }),
  );
  return found.flat();
}
