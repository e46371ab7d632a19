import { join } from 'node:path';

import { root } from '../setup/paths.mjs';
import { nothing } from './outcome.mjs';
import { runProgram } from './run-program.mjs';

/** What GitHub would say of our workflows, by actionlint: one test in our count. */
export const workflowSuites = [{ name: 'Workflows', needs: ['actionlint'], run: runActionlint }];

async function runActionlint({ children }, { actionlint }) {
  const code = await runProgram(children, {
    role: 'actionlint',
    command: actionlint,
    args: ['-no-color', '-config-file', join('.github', 'actionlint.yaml')],
    cwd: root,
  });
  return code === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: ['actionlint'] };
}
