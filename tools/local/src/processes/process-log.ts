import { mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** `from`: the position in the file, in bytes, at which the output of this run begins. */
export type ProcessLog = { file: string; from: number };

const maxBytes = 50_000_000;

/** Returns the log of a process. A new run appends to the log, because after a failure the earlier output is needed. Renames a long log. */
export function processLog(dataFolder: string, name: string): ProcessLog {
  const folder = join(dataFolder, 'logs');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.log`);
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > maxBytes) {
    renameSync(file, join(folder, `${name}.before.log`));
  }
  return { file, from: size > maxBytes ? 0 : size };
}

/** A file descriptor for a child to write to; the caller closes it. */
export function openToAppend({ file }: ProcessLog): number {
  return openSync(file, 'a');
}

export function lastLineOf({ file, from }: ProcessLog): string {
  const output = readFileSync(file).subarray(from).toString('utf8').trim();
  return output === '' ? 'no output' : (output.split('\n').at(-1) ?? output);
}
