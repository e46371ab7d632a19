import { join } from 'node:path';

import { runProgram } from './run-program.mjs';

/** Builds one front end of a copy of the repository. */
export async function buildInCopy({ children }, copy, app) {
  const code = await runProgram(children, {
    role: 'build',
    command: process.execPath,
    args: [join(copy, 'packages', 'build-kit', 'src', 'build.ts')],
    env: { MARQUEE_BUILD: 'release' },
    cwd: join(copy, app),
  });
  if (code !== 0) {
    throw new Error(`${app} could not be built in the copy`);
  }
}
