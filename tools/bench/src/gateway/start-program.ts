import { closeSync } from 'node:fs';

import { untilReady } from '@marquee/local/network/until-ready';
import { openToAppend, processLog } from '@marquee/local/processes/process-log';

import type { Setting } from '../gates/gate.ts';
import { pinned } from '../measure/pinned.ts';
import type { Core } from '../measure/pinned.ts';

type ProcessContext = Pick<Setting, 'dataFolder' | 'children'>;

export type Program = {
  name: string;
  /** Default: any core. */
  core?: Core;
  command: string;
  args: readonly string[];
  environment?: Readonly<Record<string, string>>;
  /** Responds with 200 when the program is ready. */
  readyUrl: string;
  /** The interval between two requests to `readyUrl`. */
  pollMs?: number;
};

/** Starts the program on its core and writes its output to a file. Resolves to the process id when the program is ready. */
export async function startProgram(setting: ProcessContext, program: Program): Promise<number> {
  const { name, core, command, args, environment, readyUrl, pollMs = 100 } = program;
  const log = processLog(setting.dataFolder, name);
  const output = openToAppend(log);
  const child = setting.children.start({
    role: name,
    ...(core === undefined ? { command, args: [...args] } : pinned(core, command, args)),
    graceMs: 2_000,
    options: { stdio: ['ignore', output, output], env: { ...process.env, ...environment } },
  });
  closeSync(output);
  await untilReady({ name, url: readyUrl, child, seconds: 20, intervalMs: pollMs, log });
  if (child.pid === undefined) {
    throw new Error(`${name} could not be started.`);
  }
  return child.pid;
}
