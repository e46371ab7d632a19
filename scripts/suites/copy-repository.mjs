import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

import { installedStamp } from '../setup/install.mjs';
import { root } from '../setup/paths.mjs';

/**
 * Copies the repository's current files into a new folder. Links the copied workspaces to each other, and links the installed packages.
 */
export function copyRepository(folder) {
  const copy = join(folder, 'copy');
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))) {
    cpSync(join(root, file), join(copy, file));
  }
  linkInstalled(copy);
  return copy;
}

const scope = '@marquee';
/**
 * Not linked. The links of `@marquee` must lead to the copied workspaces, and the original must never use outputs that the copy stores in
 * `.cache`.
 */
const unlinked = [scope, '.cache'];

function linkInstalled(copy) {
  const installed = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules', scope), { recursive: true });
  for (const name of readdirSync(installed).filter((entry) => !unlinked.includes(entry))) {
    symlinkSync(join(installed, name), join(copy, 'node_modules', name));
  }
  for (const name of readdirSync(join(installed, scope))) {
    const target = readlinkSync(join(installed, scope, name));
    symlinkSync(target, join(copy, 'node_modules', scope, name), 'dir');
    linkWorkspacePackages(join('node_modules', scope, target, 'node_modules'), copy);
  }
  // Without this stamp a script of the copy would run `npm ci`, which empties the linked folders.
  cpSync(join(root, installedStamp), join(copy, installedStamp));
}

/** Links the packages that are installed inside a workspace. */
function linkWorkspacePackages(folder, copy) {
  if (existsSync(join(root, folder))) {
    symlinkSync(join(root, folder), join(copy, folder), 'dir');
  }
}
