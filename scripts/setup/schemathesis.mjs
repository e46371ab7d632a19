import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';

import { cacheFolder } from '../../tools/local/src/database/cache-folder.ts';
import { pip, providePython } from './python.mjs';

/** The version is pinned, so that the generated requests do not change by themselves. */
export const schemathesisVersion = '4.32.5';

/**
 * Returns the command that runs Schemathesis; the caller appends further arguments to `args`. Installs Schemathesis from PyPI into the
 * cache. The packages contain compiled parts, so each Python has its own folder.
 */
export async function provideSchemathesis() {
  const python = providePython();
  if (!python) {
    return undefined;
  }
  const folder = `${cacheFolder('schemathesis')}/${schemathesisVersion}-${readPythonTag(python)}`;
  if (!existsSync(folder) && !install(python, folder)) {
    return undefined;
  }
  return { command: python, args: ['-c', start], env: { PYTHONPATH: folder } };
}

/** Starts Schemathesis by import, because pip installs no working executable into a target folder. */
const start = 'from schemathesis.cli import schemathesis; schemathesis()';

function readPythonTag(python) {
  const tag = 'import sys; print(sys.implementation.cache_tag)';
  return spawnSync(python, ['-c', tag], { encoding: 'utf8' }).stdout.trim();
}

/** Installs into a temporary folder first, because an interrupted download must not look complete. */
function install(python, folder) {
  console.log(`Installing Schemathesis ${schemathesisVersion} from PyPI (once, some minutes)…`);
  const partial = `${folder}.${process.pid}`;
  const command = ['install', '--quiet', '--disable-pip-version-check', '--root-user-action=ignore'];
  const isInstalled = pip(python, [...command, '--target', partial, `schemathesis==${schemathesisVersion}`]);
  if (isInstalled) {
    renameSync(partial, folder);
  }
  rmSync(partial, { recursive: true, force: true });

  return isInstalled;
}
