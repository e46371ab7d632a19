import { join } from 'node:path';

import { root } from '../setup/paths.mjs';
import { emptyOutcome } from './outcome.mjs';
import { runProgram } from './run-program.mjs';

/** Checks our workflows with actionlint. Counts as one test. */
export const workflowSuites = [{ name: 'Workflows', needs: ['actionlint'], run: runActionlint }];

async function runActionlint({ children }, { actionlint }) {
  const code = await runProgram(children, {
    role: 'actionlint',
    command: actionlint,
    args: ['-no-color', '-config-file', join('.github', 'actionlint.yaml')],
    cwd: root,
  });
  return code === 0 ? { ...emptyOutcome, passed: 1 } : { ...emptyOutcome, failed: ['actionlint'] };
}
