import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../setup/paths.mjs';
import { runBuildTask } from './turbo.mjs';

/**
 * Builds the front ends in the repository (usually turbo's cache has the builds), and stores the builds in `copy`, a copy of the repository
 * that nobody has changed yet. In the copy, the `build` scripts, which a start of the product runs, then restore them without building.
 */
export async function reuseBuilds(context, copy, apps) {
  await runBuildTask(context, {
    task: 'build',
    env: { MARQUEE_BUILD: 'release' },
    args: apps.map((app) => `--filter=./${app}`),
  });
  for (const app of apps) {
    const manifest = join(copy, app, 'package.json');
    const { scripts, ...others } = JSON.parse(readFileSync(manifest, 'utf8'));
    const build = 'rm -rf dist && cp -R prebuilt dist';
    cpSync(join(root, app, 'dist'), join(copy, app, 'prebuilt'), { recursive: true });
    writeFileSync(manifest, JSON.stringify({ ...others, scripts: { ...scripts, build } }, null, 2));
  }
}
