import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { cores, pinned } from './pinned.ts';

const run = promisify(execFile);

/** Runs a program of this folder on the core that is not measured, with `input` as a JSON argument. Resolves to its parsed JSON output. */
export async function runPinned<Output>(program: string, input: object): Promise<Output> {
  const file = join(import.meta.dirname, program);
  const { command, args } = pinned(cores.others, process.execPath, [file, JSON.stringify(input)]);
  const { stdout } = await run(command, args);
  return JSON.parse(stdout) as Output;
}
