import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const remotes = ['client', 'provider', 'public'];

/** The release store of a machine with one copy of everything: links to the builds. `buildOf` says where a remote's build lies. */
export function linkReleases(folder: string, buildOf: (remote: string) => string): void {
  mkdirSync(folder, { recursive: true });
  for (const remote of remotes) {
    const link = join(folder, remote);
    rmSync(link, { recursive: true, force: true });
    symlinkSync(buildOf(remote), link, 'dir');
  }
}
