import { join } from 'node:path';

import { binFolder, root } from '../setup/paths.mjs';
import { runProgram } from './run-program.mjs';

/** Runs a task of turbo.json in the repository, where the cache has what `npm run validate` built; throws where it fails. */
export async function runTurbo({ children }, args) {
  const code = await runProgram(children, {
    role: 'turbo',
    command: join(binFolder, 'turbo'),
    args: ['run', ...args, '--output-logs=errors-only'],
    env: { TURBO_TELEMETRY_DISABLED: '1' },
    cwd: root,
  });
  if (code !== 0) {
    throw new Error(`turbo run ${args.join(' ')} has failed`);
  }
}
