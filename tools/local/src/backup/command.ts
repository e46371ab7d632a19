import { parseArgs } from 'node:util';

import { isRefusal } from '../refusal.ts';
import type { Manifest } from './manifest.ts';

export type CommandRun = {
  root: string;
  args: string[];
  environment: Readonly<Record<string, string | undefined>>;
  now: () => Date;
  print: (text: string) => void;
  printError: (text: string) => void;
};

/** 0: done; 1: rejected without any change; 2: wrong usage. */
export type ExitCode = 0 | 1 | 2;

/** Runs the command. `action` is null if the arguments are invalid; then the function prints the usage. */
export async function runCommand(
  { args, print, printError }: CommandRun,
  usage: string,
  action: (() => Promise<string>) | null,
): Promise<ExitCode> {
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    print(usage);
    return 0;
  }
  if (action === null) {
    printError(usage);
    return 2;
  }
  try {
    print(await action());
    return 0;
  } catch (error) {
    if (!isRefusal(error)) {
      throw error;
    }
    printError(error.message);
    return 1;
  }
}

export type BackupArguments = { folder: string; replace: boolean; isBrokerless: boolean };

/** Returns null unless exactly one folder is named. */
export function parseFolder(args: string[]): BackupArguments | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: {
        replace: { type: 'boolean', default: false },
        'no-broker': { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const [folder, ...extra] = positionals;
    const { replace, 'no-broker': isBrokerless } = values;
    return folder === undefined || extra.length > 0 ? null : { folder, replace, isBrokerless };
  } catch {
    return null;
  }
}

export function summaryOf({ collections, takenAt }: Manifest): string {
  const documents = collections.reduce((sum, collection) => sum + collection.documents, 0);
  return `${documents} documents in ${collections.length} collections, as of ${takenAt}`;
}
