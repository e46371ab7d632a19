import type { Connection } from '../store/database.ts';
import { openForTest, openTestDatabase, testUrl } from './database.ts';
import type { TestDatabase } from './database.ts';
import type { Query } from './queries-in.ts';
import { watchCommands } from './watch-commands.ts';

/** `connection` is for the test's own reads. */
export type WatchedDatabase = TestDatabase & {
  /** The connection for the code under test. */
  watched: Connection;
  /** The commands that were sent while the request with this id was being handled. */
  commandsOf: (requestId: string | null) => string[];
  /** Queries for which the database plans to read the whole collection. `allowed` has prefixes of queries that may do so. */
  unindexedQueries: (allowed: readonly string[]) => Promise<string[]>;
};

/** Opens a test database that records its queries. */
export async function openWatchedDatabase(name: string): Promise<WatchedDatabase> {
  const { connection, drop } = await openTestDatabase(name);
  const url = testUrl();
  url.searchParams.set('monitorCommands', 'true');
  const watched = await openForTest(url.href, connection.name);
  const { queries, commandsOf } = watchCommands(watched);
  return {
    connection,
    watched,
    commandsOf,
    async unindexedQueries(allowed) {
      const found: string[] = [];
      for (const [described, query] of queries) {
        const isAllowed = readsOneDocument(query) || allowed.some((prefix) => described.startsWith(prefix));
        if (!isAllowed && (await scansCollection(connection, query))) {
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
 * Whether every database would find the document by `_id`. The tests' database plans to read everything unless one index covers the filter.
 * With `$or` beside `_id`, the embedded database of the load tests really reads everything.
 */
function readsOneDocument({ filter, pipeline }: Query): boolean {
  return pipeline === undefined && typeof filter._id === 'string' && !('$or' in filter);
}

async function scansCollection({ db }: Connection, query: Query): Promise<boolean> {
  const { filter, sort, pipeline } = query;
  const collection = db?.collection(query.collection);
  const planning =
    pipeline === undefined ? collection?.find(filter, { sort }) : collection?.aggregate([...pipeline]);
  return JSON.stringify(await planning?.explain('queryPlanner')).includes('"COLLSCAN"');
}
