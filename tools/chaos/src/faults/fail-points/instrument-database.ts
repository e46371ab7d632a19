import type { Connection } from '@marquee/service-kit/store/database';

import { nameWrite } from './name-write.ts';
import type { Update } from './name-write.ts';
import type { FailPointTrigger } from './fail-point-trigger.ts';

type Write = (...given: unknown[]) => Promise<unknown>;
type Collection = ReturnType<Connection['collection']>;

/** The name of each kind of write. Mongoose models and direct driver calls both go through the collection. */
const names: Readonly<Record<string, (collection: string, given: readonly unknown[]) => string>> = {
  insertOne: (collection) => `insert ${collection}`,
  insertMany: (collection) => `insert ${collection}`,
  updateOne: (collection, [, update]) => nameWrite(collection, update as Update),
  updateMany: (collection) => `update all ${collection}`,
  deleteOne: (collection) => `remove ${collection}`,
  deleteMany: (collection) => `clear ${collection}`,
  ...unusedWrites('replaceOne', 'findOneAndUpdate', 'findOneAndReplace', 'findOneAndDelete', 'bulkWrite'),
};

/** Adds code points before and after every write of every collection. */
export function instrumentDatabase(connection: Connection, trigger: FailPointTrigger): void {
  const open = connection.collection.bind(connection);
  const planted = new WeakSet<object>();
  connection.collection = ((name: string, options?: object) => {
    const collection: Collection = open(name, options);
    if (!planted.has(collection)) {
      planted.add(collection);
      instrumentCollection(collection, trigger);
    }
    return collection;
  }) as Connection['collection'];
}

function instrumentCollection(collection: Collection, { reach }: FailPointTrigger): void {
  const writes = collection as unknown as Record<string, Write>;
  for (const [method, nameOf] of Object.entries(names)) {
    const write = writes[method]?.bind(collection);
    if (write === undefined) {
      throw new Error(`the driver no longer has the method ${method}`);
    }
    writes[method] = async (...given) => {
      const name = nameOf(collection.name, given);
      reach(`${name}: before`);
      const result = await write(...given);
      reach(`${name}: after`);
      return result;
    };
  }
}

/** Writes that the product does not use at present. If the product starts to use one, the write appears as an unlisted code point. */
function unusedWrites(...ways: string[]): typeof names {
  return Object.fromEntries(
    ways.map((method) => [method, (collection: string) => `${method} ${collection}`]),
  );
}
