import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { readOptions } from './options.ts';
import type { LocalRun } from './prepare.ts';
import { isRefusal } from './refusal.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** Reads arguments and environment and runs; a refusal prints one line and exits with code 1. */
export async function runMain(run: (run: LocalRun) => Promise<void>): Promise<void> {
  const dotenvFile = join(root, '.env');
  if (existsSync(dotenvFile)) {
    process.loadEnvFile(dotenvFile);
  }

  try {
    const options = readOptions(root, process.argv.slice(2), process.env);
    await run({ root, options, userEnvironment: process.env, print: console.log });
  } catch (error) {
    console.error(isRefusal(error) ? error.message : error);
    process.exit(1);
  }
}
