import type { Connection } from '@marquee/service-kit/store/database';

type Filter = Readonly<Record<string, unknown>>;
type Update = Record<string, unknown>;
type Collection = ReturnType<Connection['collection']>;

/**
 * Replaces the filter of every single-document update by the result of `change`, with and without mongoose; `change` may also modify the
 * update.
 */
export function onUpdates(
  connection: Connection,
  change: (filter: Filter, update: Update) => Filter | Promise<Filter>,
): void {
  const open = connection.collection.bind(connection);
  const planted = new WeakSet<object>();
  connection.collection = ((name: string, options?: object) => {
    const collection: Collection = open(name, options);
    if (!planted.has(collection)) {
      planted.add(collection);
      const updateOne = collection.updateOne.bind(collection);
      collection.updateOne = async (filter, update, ...rest) =>
        updateOne(await change(filter, update as Update), update, ...rest);
    }
    return collection;
  }) as Connection['collection'];
}
