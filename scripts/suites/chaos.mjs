import { join } from 'node:path';

import { provideHaproxy } from '../setup/haproxy.mjs';
import { provideEngine } from '../setup/newer-engine.mjs';
import { root } from '../setup/paths.mjs';
import { provideBrokerCommand } from '../setup/rabbitmq.mjs';
import { nothing } from './outcome.mjs';

/** The targets of chaos, each counted as a test. */
export async function runChaosBars({ dataFolder, children }, args = []) {
  const surroundings = await provideSurroundings(
    { dataFolder, children },
    { mayBuild: args.includes('full') },
  );
  const database = await surroundings.startDatabase(join(dataFolder, 'in-process'));
  if (args.some((arg) => arg === 'full' || arg.includes('R10'))) {
    // R10 reports it when there is none.
    await provideHaproxy();
  }
  const { runChaos } = await import('../../chaos/src/main.ts');

  const setting = { surroundings, mongodbUrl: database.url, engine: surroundings.engine, args };
  const { met, missed } = await runChaos(setting);
  return { ...nothing, passed: met, failed: missed };
}

/** The checker's own test: it must detect each fault planted in the messaging, and find nothing without one. */
export async function runChaosMutants(bench) {
  const surroundings = await provideSurroundings(bench, { mayBuild: false });
  const { runMutants } = await import('../../chaos/src/mutants.ts');
  const areCaught = await runMutants(surroundings);
  return areCaught ? { ...nothing, passed: 1 } : { ...nothing, failed: ['the verdict above'] };
}

/** What `createWorlds` needs of this machine, and the name of the database. */
async function provideSurroundings({ dataFolder, children }, { mayBuild }) {
  const brokerCommand = provideBrokerCommand();
  const { title, start } = await provideEngine({ dataFolder, children, mayBuild });
  return { root, dataFolder, children, brokerCommand, engine: title, startDatabase: start };
}
