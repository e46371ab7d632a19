import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { createRandom } from '../load/random.ts';
import type { Environment } from '../stack/environment.ts';

/** `rewritten`: the last line of the completed migration. `failures`: commands that failed, with their output. */
export type Migrated = { killed: number; rewritten: string; failures: string[] };

/** A migration of a small database takes about so long; most of it is the start of the process. */
const longestRunMs = 4_000;

/** Runs the operator's commands: begins, starts migrations that are killed at random times, and completes one. */
export async function beginAndMigrate(
  root: string,
  environment: Environment,
  { kills, seed }: { kills: number; seed: number },
): Promise<Migrated> {
  const random = createRandom(seed);
  const begun = await runCommand(root, environment, ['begin']);
  let killed = 0;
  for (let count = 0; count < kills; count += 1) {
    const run = startCommand(root, environment, []);
    await Promise.race([run.ended, wait(random.between(0, longestRunMs))]);
    killed += run.kill() ? 1 : 0;
    await run.ended;
  }
  const completed = await runCommand(root, environment, []);
  const outputs = [begun, completed].filter(({ code }) => code !== 0);
  return {
    killed,
    rewritten: completed.output.trim().split('\n').at(-1) ?? '',
    failures: outputs.map(({ code, output }) => `exit code ${String(code)}: ${output}`),
  };
}

async function runCommand(root: string, environment: Environment, args: string[]) {
  const { ended, output } = startCommand(root, environment, args);
  return { code: await ended, output: output() };
}

function startCommand(root: string, { children, dataFolder, mongodbUrl }: Environment, args: string[]) {
  const log = join(dataFolder, 'logs', `migrate-${args.join('-') || 'rewrite'}.log`);
  const file = openSync(log, 'w');
  const child = children.start({
    role: 'migrate',
    command: process.execPath,
    args: [join(root, 'scripts', 'migrate.mjs'), ...args],
    graceMs: 0,
    options: { stdio: ['ignore', file, file], env: { ...process.env, MONGODB_URL: mongodbUrl } },
  });
  closeSync(file);
  return {
    ended: once(child, 'exit').then(() => child.exitCode),
    /** Returns whether the process was still running. */
    kill: () => child.exitCode === null && child.kill('SIGKILL'),
    output: () => readFileSync(log, 'utf8'),
  };
}
