import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { WebSetting } from '../setting.ts';

const run = promisify(execFile);

/** Builds the same source as one bundle, with the product's build tools. Resolves to its folder. */
export async function buildSingleBundle({ root, dataFolder }: WebSetting): Promise<string> {
  const folder = join(dataFolder, 'single-bundle');
  await run(process.execPath, [join(root, 'packages/build-kit/src/build.ts')], {
    cwd: import.meta.dirname,
    env: { ...process.env, SINGLE_BUNDLE: folder },
  });
  return folder;
}
