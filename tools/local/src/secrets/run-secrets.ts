import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { keyConfig } from '@marquee/identity/config';
import { loadConfig } from '@marquee/service-kit/process/load-config';

import { generateSecrets } from './generate-secrets.ts';
import { retireKeys, rotateKey } from './rotate-key.ts';

type SecretsRun = {
  args: string[];
  environment: Readonly<Record<string, string | undefined>>;
  print: (text: string) => void;
  printError: (text: string) => void;
};

/** 0: done; 1: the file exists already or cannot be written; 2: wrong usage. */
type ExitCode = 0 | 1 | 2;

const usage = `npm run secrets                generates all secrets
npm run secrets -- --rotate    generates a new signing key; the current keys stay valid. Reads TOKEN_PUBLIC_KEYS
npm run secrets -- --retire    ends the rotation: only the current signing key stays valid. Reads TOKEN_SIGNING_KEY

  --file <path>  writes to a new file that only you can read, instead of printing; never overwrites a file
  Variables are read from the environment or from .env. docs/production.md describes each step.`;

const flags = {
  rotate: { type: 'boolean', default: false },
  retire: { type: 'boolean', default: false },
  file: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Prints a deployment's secrets as lines of an .env file. */
export async function runSecrets({ args, environment, print, printError }: SecretsRun): Promise<ExitCode> {
  try {
    const { help, file, ...rotation } = parseArgs({ args, options: flags }).values;
    if (help) {
      print(usage);
      return 0;
    }
    const lines = linesFor(rotation, environment);
    if (file === undefined) {
      print(lines.join('\n'));
      return 0;
    }
    return writeNew(file, lines, { print, printError });
  } catch (error) {
    printError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return 2;
  }
}

type KeyRotation = { rotate: boolean; retire: boolean };

function linesFor({ rotate, retire }: KeyRotation, environment: SecretsRun['environment']): string[] {
  if (rotate && retire) {
    throw new Error('--retire ends a rotation that --rotate has begun: run them separately.');
  }
  if (rotate) {
    return rotationLines(environment);
  }
  if (retire) {
    const { TOKEN_SIGNING_KEY } = loadConfig(keyConfig.pick({ TOKEN_SIGNING_KEY: true }), environment);
    return envLines(retireKeys(TOKEN_SIGNING_KEY));
  }
  return envLines(generateSecrets());
}

function rotationLines(environment: SecretsRun['environment']): string[] {
  const known = loadConfig(keyConfig.pick({ TOKEN_PUBLIC_KEYS: true }), environment);
  const { TOKEN_PUBLIC_KEYS, TOKEN_SIGNING_KEY } = rotateKey(known.TOKEN_PUBLIC_KEYS);
  return [
    '# 1. Set this for every service, including identity, and restart them.',
    ...envLines({ TOKEN_PUBLIC_KEYS }),
    '# 2. When every service has restarted, set this for identity and restart it.',
    ...envLines({ TOKEN_SIGNING_KEY }),
    '# 3. Two minutes later: npm run secrets -- --retire',
  ];
}

/** Puts each value in single quotes, within which no character is special; no secret contains a single quote. */
function envLines(secrets: Readonly<Record<string, string>>): string[] {
  return Object.entries(secrets).map(([name, value]) => `${name}='${value}'`);
}

function writeNew(
  file: string,
  lines: readonly string[],
  { print, printError }: Pick<SecretsRun, 'print' | 'printError'>,
): ExitCode {
  try {
    writeFileSync(file, `${lines.join('\n')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const exists = (error as NodeJS.ErrnoException).code === 'EEXIST';
    printError(exists ? `${file} already exists and was not changed.` : `${file} cannot be written.`);
    return 1;
  }
  print(`Written to ${file}, which only you can read.`);
  return 0;
}
