import { createHash } from 'node:crypto';

import { services } from '@marquee/contracts/operation';
import type { Service } from '@marquee/contracts/operation';
import { openDatabase } from '@marquee/service-kit/store/database';
import type { Connection } from '@marquee/service-kit/store/database';

export type Databases = Readonly<Record<Service, Connection>>;

/** The number of documents and a fingerprint of all of them, by database and collection. */
export type Documents = ReadonlyMap<string, string>;

/** Collections that record calls, including rejected ones. */
const bookkeeping = new Set(['attemptCounts', 'networkGuesses', 'lockouts', 'auditNotes', 'auditEntries']);
/** Fields of other collections that every call changes: a call updates its session. */
const volatileFields: Readonly<Record<string, Readonly<Record<string, 0>>>> = {
  'identity.sessions': { lastSeenAt: 0, idleUntil: 0 },
};

export async function openDatabases(mongodbUrl: string, prefix: string): Promise<Databases> {
  const [identity, events, quotes, billing] = await Promise.all(
    services.map((name) => openDatabase(mongodbUrl, `${prefix}_${name}`)),
  );
  if (!identity || !events || !quotes || !billing) {
    throw new Error('a database is missing');
  }
  return { identity, events, quotes, billing };
}

/** Reads all documents, without bookkeeping and without fields that every call changes. */
export async function readDocuments(databases: Databases): Promise<Documents> {
  const parts = await Promise.all(services.map((name) => readDatabase(name, databases[name])));
  return new Map(parts.flat());
}

async function readDatabase(name: Service, { db }: Connection): Promise<[string, string][]> {
  const collections = (await db?.listCollections({}, { nameOnly: true }).toArray()) ?? [];
  const kept = collections.map((collection) => collection.name).filter((one) => !bookkeeping.has(one));
  return Promise.all(
    kept.map(async (collection): Promise<[string, string]> => {
      const projection = volatileFields[`${name}.${collection}`] ?? {};
      const found =
        (await db?.collection(collection).find({}, { projection }).sort({ _id: 1 }).toArray()) ?? [];
      const hash = createHash('sha256').update(JSON.stringify(found)).digest('hex').slice(0, 16);
      return [`${name}.${collection}`, `${found.length} documents, ${hash}`];
    }),
  );
}

/** Describes each changed collection, including added and removed ones. An empty collection counts as missing. */
export function changesBetween(before: Documents, after: Documents): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap((name) => {
    const [was, is] = [before.get(name) ?? nothing, after.get(name) ?? nothing];
    return was === is || (isEmpty(was) && isEmpty(is)) ? [] : [`${name}: ${was} became ${is}`];
  });
}

const nothing = '0 documents';

function isEmpty(state: string): boolean {
  return state.startsWith(nothing);
}
