import { join } from 'node:path';

import { binFolder, root } from '../setup/paths.mjs';
import { runProgram } from './run-program.mjs';

/** Runs a task of turbo.json and resolves to its exit code. On CI no test may come from the cache. */
export function runTask({ children }, { task, env = {}, args = [] }) {
  return runProgram(children, {
    role: 'turbo',
    command: join(binFolder, 'turbo'),
    args: ['run', task, '--ui=stream', ...(process.env.CI === 'true' ? ['--force'] : []), ...args],
    env: { TURBO_TELEMETRY_DISABLED: '1', ...env },
    cwd: root,
  });
}
