import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { WebSetting } from '../setting.ts';

const run = promisify(execFile);

/** Builds the product's source as a single bundle with the product's build tools. Resolves to the folder of the build. */
export async function buildSingleBundle({ root, dataFolder }: WebSetting): Promise<string> {
  const folder = join(dataFolder, 'single-bundle');
  await run(process.execPath, [join(root, 'packages/build-kit/src/build.ts')], {
    cwd: import.meta.dirname,
    env: { ...process.env, SINGLE_BUNDLE: folder },
  });
  return folder;
}
