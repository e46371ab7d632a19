import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { readOptions } from './options.ts';
import type { LocalRun } from './prepare.ts';
import { isRefusal } from './refusal.ts';

const root = join(import.meta.dirname, '..', '..');

/** Reads arguments and environment and runs; a refusal prints one line and exits with code 1. */
export async function runMain(run: (run: LocalRun) => Promise<void>): Promise<void> {
  const environmentFile = join(root, '.env');
  if (existsSync(environmentFile)) {
    process.loadEnvFile(environmentFile);
  }

  try {
    const options = readOptions(root, process.argv.slice(2), process.env);
    await run({ root, options, given: process.env, say: console.log });
  } catch (error) {
    console.error(isRefusal(error) ? error.message : error);
    process.exit(1);
  }
}
