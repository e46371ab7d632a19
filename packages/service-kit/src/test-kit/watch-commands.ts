import { currentScope } from '../process/log-scope.ts';
import type { Connection } from '../store/database.ts';
import { describeQuery } from './describe-query.ts';
import { queriesIn } from './queries-in.ts';
import type { Query } from './queries-in.ts';

type Watched = {
  /** The first query of each kind, by the description from `describeQuery`. */
  queries: ReadonlyMap<string, Query>;
  commandsOf: (requestId: string | null) => string[];
};

/** Records the commands of a connection, which must be opened with `monitorCommands`. */
export function watchCommands(connection: Connection): Watched {
  const queries = new Map<string, Query>();
  const sent: { name: string; requestId: string | undefined }[] = [];

  connection.getClient().on('commandStarted', ({ commandName: name, command }) => {
    sent.push({ name, requestId: currentScope().requestId });
    for (const query of queriesIn(name, command)) {
      const described = describeQuery(query);
      queries.set(described, queries.get(described) ?? query);
    }
  });

  return {
    queries,
    commandsOf: (requestId) =>
      sent.filter((command) => command.requestId === requestId).map(({ name }) => name),
  };
}
