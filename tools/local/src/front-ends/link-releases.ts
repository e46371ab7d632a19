import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { apps } from '@marquee/release-kit/apps';

/** Links the output of the development servers in place of releases. `buildOf` returns the folder of a remote's output. */
export function linkReleases(folder: string, buildOf: (remote: string) => string): void {
  mkdirSync(folder, { recursive: true });
  for (const remote of apps) {
    const link = join(folder, remote);
    rmSync(link, { recursive: true, force: true });
    symlinkSync(buildOf(remote), link, 'dir');
  }
}
