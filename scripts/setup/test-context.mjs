import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { provideDatabase } from '../../tools/local/src/database/provide-database.ts';
import { acquireRunLock } from '../../tools/local/src/processes/acquire-run-lock.ts';
import { createChildren } from '../../tools/local/src/processes/children.ts';
import { createShutdown } from '../../tools/local/src/processes/shutdown.ts';
import { isRefusal } from '../../tools/local/src/refusal.ts';
import { provideChromium, provideWholeChromium } from './chromium.mjs';
import { provideDocker } from './docker.mjs';
import { provideFirefox } from './firefox.mjs';
import { provideGoProgram } from './go-program.mjs';
import { provideHaproxy } from './haproxy.mjs';
import { provideKubernetesSchemas } from './kubernetes-schemas.mjs';
import { provideNginx } from './nginx.mjs';
import { root } from './paths.mjs';
import { providePromtool } from './promtool.mjs';
import { provideBrokerCommand, provideRabbitMq } from './rabbitmq.mjs';
import { provideSchemathesis } from './schemathesis.mjs';
import { provideWebkit } from './webkit.mjs';

/**
 * Deletes and creates the folder `.data/<name>`. Returns the folder and `children`, which starts and stops processes. First ends processes
 * that a killed run of this name has left. A suite that runs inside another one has a `name` of its own.
 */
export async function createTestContext(name = 'test') {
  const dataFolder = join(root, '.data', name);
  const file = join(root, '.data', `${name}-run.json`);
  const record = await acquireRunLock(file, 'A test run').catch(exitWithError);
  rmSync(dataFolder, { recursive: true, force: true });
  mkdirSync(dataFolder, { recursive: true });
  const children = createChildren(file, record);
  const ending = createShutdown(record.launchers, console.log, { exitCodeOnSignal: 1 });
  ending.add(children.stopAll);

  return { dataFolder, children, end: ending.end, isEnding: ending.isShuttingDown };
}

const providers = {
  mongodbUrl: async ({ dataFolder, children }) => {
    const mongodbUrl = process.env.MONGODB_URL;
    const { url } = await provideDatabase({ mongodbUrl, dataFolder, children, print: console.log });
    return url;
  },
  amqpUrl: provideRabbitMq,
  brokerCommand: async () => provideBrokerCommand(),
  haproxy: provideHaproxy,
  nginx: provideNginx,
  chromium: provideChromium,
  wholeChromium: provideWholeChromium,
  firefox: provideFirefox,
  webkit: provideWebkit,
  schemathesis: provideSchemathesis,
  promtool: providePromtool,
  docker: provideDocker,
  helm: () => provideGoProgram('helm'),
  kubeconform: () => provideGoProgram('kubeconform'),
  actionlint: () => provideGoProgram('actionlint'),
  kubernetesSchemas: provideKubernetesSchemas,
};

/** Returns the addresses and paths of the tools by name. Reports an unavailable tool, whose value is then undefined. */
export async function provideTools(context, names) {
  const tools = await Promise.all(
    names.map(async (name) => [name, await reportIfMissing(name, providers[name](context))]),
  );

  return Object.fromEntries(tools);
}

async function reportIfMissing(name, promise) {
  const tool = await promise.catch((error) => {
    console.error(error instanceof Error ? error.message : error);
  });
  if (!tool) {
    console.error(`\n*** Not available: ${name}. Suites that need it are skipped. ***\n`);
  }
  return tool;
}

function exitWithError(error) {
  console.error(isRefusal(error) ? error.message : error);
  process.exit(1);
}
