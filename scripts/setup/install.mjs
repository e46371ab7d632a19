import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

import { binFolder, root } from './paths.mjs';

const lockfile = join(root, 'package-lock.json');
/** The file with the hash of the lockfile from which `node_modules` was installed. The path is relative to the repository. */
export const installedStamp = join('node_modules', '.cache', 'marquee', 'installed');
const stamp = join(root, installedStamp);
/** npm writes this file last, so if the file is missing, packages were never installed or an installation was interrupted. */
const npmStamp = join(root, 'node_modules', '.package-lock.json');

/** Runs `npm ci` when node_modules is missing or was installed from another lockfile. */
export function ensureInstalled() {
  const lockfileHash = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  if (isInstalled(lockfileHash)) {
    return;
  }
  console.log('Installing packages (npm ci, takes about a minute, then the command starts)…');
  const startedAt = performance.now();
  // Omits the repository's own bin folder, because npm must not run on the Node that it is about to replace.
  const path = process.env.PATH.split(delimiter).filter((folder) => folder !== binFolder);
  // Logs only errors. npm would warn about every package that requires Node 24, although Node 24 is one of the installed packages.
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path.join(delimiter) },
  });
  if (status !== 0) {
    console.error('npm ci failed; its output is above.');
    process.exit(1);
  }
  console.log(`Packages installed in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s.`);
  writeStamp(lockfileHash);
}

/** True if `node_modules` is not older than the lockfile. Otherwise compares hashes, because a checkout updates the lockfile's time. */
function isInstalled(lockfileHash) {
  if (!existsSync(npmStamp)) {
    return false;
  }
  if (statSync(npmStamp).mtimeMs >= statSync(lockfile).mtimeMs) {
    writeStamp(lockfileHash);
    return true;
  }
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfileHash;
}

function writeStamp(lockfileHash) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, lockfileHash);
}
