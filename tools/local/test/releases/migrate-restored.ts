import type { Service as ServiceName } from '@marquee/contracts/operation';
import { openForTest, testUrl } from '@marquee/service-kit/test-kit/database';

import { beginShapes } from '../../src/migrate/begin-shapes.ts';
import { rewriteDocuments } from '../../src/migrate/rewrite-documents.ts';
import { composeServices } from '../../src/stack/compose-services.ts';
import type { RestoredRelease } from './restored-release.ts';

/**
 * Begins the shapes of this release and migrates all documents, while the restored services run. Returns the kinds of aggregates of which a
 * document still has an earlier shape.
 */
export async function migrateRestored({ databases, clock }: RestoredRelease): Promise<string[]> {
  const open = async (name: ServiceName) =>
    openForTest(testUrl().href, databases.find((database) => database.endsWith(`_${name}`)) ?? '');
  const connections = {
    ...{ identity: await open('identity'), events: await open('events') },
    ...{ quotes: await open('quotes'), billing: await open('billing') },
  };
  try {
    const services = composeServices((name) => connections[name]);
    const run = { services, now: clock.now, print: () => undefined };
    await beginShapes({ ...run, pause: async () => undefined });
    await rewriteDocuments(run);
    const surveys = await Promise.all(
      services.flatMap(({ name, shapes }) =>
        shapes.map(async ({ name: kind, current, survey }) => {
          const { documents } = await survey();
          return {
            kind: `${name}: ${kind}`,
            isDone: [...documents.keys()].every((shape) => shape === current),
          };
        }),
      ),
    );
    return surveys.filter(({ isDone }) => !isDone).map(({ kind }) => kind);
  } finally {
    await Promise.all(Object.values(connections).map((connection) => connection.close()));
  }
}
