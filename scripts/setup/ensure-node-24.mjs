import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

import { ensureInstalled } from './install.mjs';
import { binFolder } from './paths.mjs';

/**
 * Scripts that need Node 24 await this function first. The function installs packages and adds the installed programs to PATH. On an older
 * Node it restarts the script with the Node that npm has installed.
 */
export async function ensureNode24() {
  ensureInstalled();
  if (!process.env.PATH.split(delimiter).includes(binFolder)) {
    process.env.PATH = `${binFolder}${delimiter}${process.env.PATH}`;
  }
  if (Number.parseInt(process.versions.node, 10) < 24) {
    process.exit(await restartOnNode24());
  }
}

function restartOnNode24() {
  const child = spawn(join(binFolder, 'node'), process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }

  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
