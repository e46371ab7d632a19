import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';

import { cacheFolder } from '../../local/src/database/cache-folder.ts';
import { pip, providePython } from './python.mjs';

/** Pinned, so that the generated requests do not change by themselves. */
export const schemathesisVersion = '4.32.5';

/**
 * How to run Schemathesis from PyPI, stored in the cache: `schemathesis` with the arguments of its command line. Its packages contain
 * compiled parts, so each Python has a folder of its own.
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

/** A target folder gets no executable that finds its packages there. */
const start = 'from schemathesis.cli import schemathesis; schemathesis()';

function readPythonTag(python) {
  const tag = 'import sys; print(sys.implementation.cache_tag)';
  return spawnSync(python, ['-c', tag], { encoding: 'utf8' }).stdout.trim();
}

/** Installs into a temporary name first: an interrupted download must not look complete. */
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
