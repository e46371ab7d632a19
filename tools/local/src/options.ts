import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { refusal } from './refusal.ts';

export type Options = { reset: boolean; dev: boolean; port: number; dataFolder: string; url: string };

/** Reads `--reset` and `--dev` from the arguments, and PORT and DATA_DIR from the environment. Throws a refusal if one is invalid. */
export function readOptions(root: string, args: string[], environment: NodeJS.ProcessEnv): Options {
  const { reset, dev } = readFlags(args);
  const port = environment.PORT ? Number(environment.PORT) : 8080;
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw refusal(`PORT must be a number from 1 to 65535, not ${String(environment.PORT)}.`);
  }
  return {
    reset,
    dev,
    port,
    dataFolder: environment.DATA_DIR ? resolve(environment.DATA_DIR) : join(root, '.data'),
    url: `http://localhost:${port}`,
  };
}

function readFlags(args: string[]): { reset: boolean; dev: boolean } {
  try {
    const options = {
      reset: { type: 'boolean', default: false },
      dev: { type: 'boolean', default: false },
    } as const;
    return parseArgs({ args, options }).values;
  } catch {
    throw refusal(`Unknown option in "${args.join(' ')}": the options are --reset and --dev.`);
  }
}
