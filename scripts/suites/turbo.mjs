import { join } from 'node:path';

import { binFolder, root } from '../setup/paths.mjs';
import { runProgram } from './run-program.mjs';

/** Runs a test task of turbo.json and resolves to its exit code. On CI no result may come from the cache. */
export function runTestTask(context, { task, env, args = [] }) {
  return runTurbo(context, { env, args: [task, ...(process.env.CI === 'true' ? ['--force'] : []), ...args] });
}

/** Runs a build task of turbo.json, or restores its result from the cache. Throws if the task fails. */
export async function runBuildTask(context, { task, env, args = [] }) {
  const code = await runTurbo(context, { env, args: [task, '--output-logs=errors-only', ...args] });
  if (code !== 0) {
    throw new Error(`turbo run ${task} failed`);
  }
}

function runTurbo({ children }, { args, env = {} }) {
  return runProgram(children, {
    role: 'turbo',
    command: join(binFolder, 'turbo'),
    args: ['run', '--ui=stream', ...args],
    env: { TURBO_TELEMETRY_DISABLED: '1', ...env },
    cwd: root,
  });
}
