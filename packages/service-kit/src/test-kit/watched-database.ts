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
  /** What was asked though no index serves it: the engine plans to read the whole collection. `allowed` is how those begin that may. */
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
        const mayReadAll = namesOne(query) || allowed.some((beginning) => described.startsWith(beginning));
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

/** MongoDB looks it up by `_id` and then at the rest. The engine that tests have plans to read everything, unless one index covers both. */
function namesOne({ filter, pipeline }: Query): boolean {
  return pipeline === undefined && typeof filter._id === 'string';
}

async function readsAll({ db }: Connection, query: Query): Promise<boolean> {
  const { filter, sort, pipeline } = query;
  const asked = db?.collection(query.collection);
  const planning = pipeline === undefined ? asked?.find(filter, { sort }) : asked?.aggregate([...pipeline]);
  return JSON.stringify(await planning?.explain('queryPlanner')).includes('"COLLSCAN"');
}
