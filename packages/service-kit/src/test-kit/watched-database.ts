import type { Connection } from '../store/database.ts';
import { openForTest, openTestDatabase, testUrl } from './database.ts';
import type { TestDatabase } from './database.ts';
import type { Query } from './queries-in.ts';
import { watchCommands } from './watch-commands.ts';

/** `connection` is for the test's own eyes. */
export type WatchedDatabase = TestDatabase & {
  /** Whoever is tested gets this one. */
  watched: Connection;
  /** The commands that were sent while the request with this id was at work. */
  commandsOf: (requestId: string | null) => string[];
  /**
   * What was asked though no index serves it: the engine plans to read the whole collection. `allowed` is how those begin that may. Whoever reads
   * all in the order of `_id` is not told of: the index of `_id` serves that, however much it is.
   */
  unserved: (allowed: readonly string[]) => Promise<string[]>;
};

/** A test database, and what is asked of it. */
export async function openWatchedDatabase(name: string): Promise<WatchedDatabase> {
  const { connection, drop } = await openTestDatabase(name);
  const url = testUrl();
  url.searchParams.set('monitorCommands', 'true');
  const watched = await openForTest(url.href, connection.name);
  const { asked, commandsOf } = watchCommands(watched);
  return {
    connection,
    watched,
    commandsOf,
    async unserved(allowed) {
      const found: string[] = [];
      for (const [described, query] of asked) {
        const mayReadAll =
          isServedById(query) || allowed.some((beginning) => described.startsWith(beginning));
        if (!mayReadAll && (await readsAll(connection, query))) {
          found.push(described);
        }
      }
      return found;
    },
    async drop() {
      await watched.close();
      await drop();
    },
  };
}

/**
 * MongoDB has an index of `_id` in every collection: it looks one up by it and then at the rest, and reads in its order. The engine that tests
 * have plans to read everything for both, unless another index begins with `_id`.
 */
function isServedById({ filter, sort, pipeline }: Query): boolean {
  if (pipeline !== undefined) {
    return false;
  }
  const isInItsOrder = Object.keys(filter).length === 0 && Object.keys(sort).join() === '_id';
  return typeof filter._id === 'string' || isInItsOrder;
}

async function readsAll({ db }: Connection, query: Query): Promise<boolean> {
  const { filter, sort, pipeline } = query;
  const asked = db?.collection(query.collection);
  const planning = pipeline === undefined ? asked?.find(filter, { sort }) : asked?.aggregate([...pipeline]);
  return JSON.stringify(await planning?.explain('queryPlanner')).includes('"COLLSCAN"');
}
