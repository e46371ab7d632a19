import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../setup/paths.mjs';
import { emptyOutcome } from './outcome.mjs';
import { runProgram } from './run-program.mjs';

const folder = join('deploy', 'observability');

/** Tests when alerts fire, with Prometheus's tool for tests of rules. Counts as one test. */
export async function runAlertRules({ children }, { promtool }) {
  const tests = readdirSync(join(root, folder)).filter((file) => file.endsWith('.test.yml'));
  const code = await runProgram(children, {
    role: 'promtool',
    command: promtool,
    args: ['test', 'rules', ...tests.map((file) => join(folder, file))],
    env: {},
    cwd: root,
  });
  return code === 0 ? { ...emptyOutcome, passed: 1 } : { ...emptyOutcome, failed: ['promtool test rules'] };
}
