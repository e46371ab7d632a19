import { join } from 'node:path';

import { provideHaproxy } from '../setup/haproxy.mjs';
import { provideEngine } from '../setup/provide-engine.mjs';
import { root } from '../setup/paths.mjs';
import { providePreviousRelease } from '../setup/previous-release.mjs';
import { provideBrokerCommand } from '../setup/rabbitmq.mjs';
import { emptyOutcome } from './outcome.mjs';

/** Runs the gates of chaos. Each gate counts as a test. */
export async function runChaosGates({ dataFolder, children }, args = []) {
  const resources = await provideHostResources({ dataFolder, children }, { mayBuild: args.includes('full') });
  const database = await resources.startDatabase(join(dataFolder, 'in-process'));
  if (args.some((arg) => arg === 'full' || /R1[05]/.test(arg))) {
    // If HAProxy is missing, R10 and R15 report that.
    await provideHaproxy();
  }
  const { runChaos } = await import('../../tools/chaos/src/main.ts');

  const { passed, missed } = await runChaos({
    ...{ resources, mongodbUrl: database.url, engine: resources.engine, args },
    previousRelease: providePreviousRelease,
  });
  return { ...emptyOutcome, passed, failed: missed };
}

/** Tests the checker: it must detect each fault planted in the messaging, and find nothing without a planted fault. */
export async function runChaosMutants(context) {
  const resources = await provideHostResources(context, { mayBuild: false });
  const { runMutants } = await import('../../tools/chaos/src/mutants.ts');
  const isEveryFaultDetected = await runMutants(resources);
  return isEveryFaultDetected
    ? { ...emptyOutcome, passed: 1 }
    : { ...emptyOutcome, failed: ['the verdict above'] };
}

/** Returns the host resources that `createEnvironmentPool` needs, and the name of the database. */
async function provideHostResources({ dataFolder, children }, { mayBuild }) {
  const brokerCommand = provideBrokerCommand();
  const { title, start } = await provideEngine({ dataFolder, children, mayBuild });
  return { root, dataFolder, children, brokerCommand, engine: title, startDatabase: start };
}
