import { spawnSync } from 'node:child_process';

import { findExecutable } from '../../tools/local/src/processes/find-executable.ts';
import { installDebianPackage } from './debian.mjs';

/** Returns the path of a Python with pip: an installed one, else Debian's package. Images often have a Python without pip. */
export function providePython() {
  return pythonWithPip() ?? (installDebianPackage('python3-pip') ? pythonWithPip() : undefined);
}

/** Runs a pip command. Returns whether it succeeded within a quarter of an hour. */
export function pip(python, args) {
  const { status } = spawnSync(python, ['-m', 'pip', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: 900_000,
  });
  return status === 0;
}

function pythonWithPip() {
  const python = findExecutable('python3');
  const hasPip =
    python &&
    spawnSync(python, ['-m', 'pip', '--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0;

  return hasPip ? python : undefined;
}
