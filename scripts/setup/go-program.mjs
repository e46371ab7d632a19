import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { cacheFolder } from '../../local/src/database/cache-folder.ts';
import { findExecutable } from '../../local/src/processes/find-executable.ts';

/** Pinned versions, used unless the machine has the program, so that results do not change by themselves. */
const programs = {
  helm: { from: 'helm.sh/helm/v3/cmd/helm', version: 'v3.22.0' },
  kubeconform: { from: 'github.com/yannh/kubeconform/cmd/kubeconform', version: 'v0.8.0' },
  actionlint: { from: 'github.com/rhysd/actionlint/cmd/actionlint', version: 'v1.7.12' },
};

/** The path of a program written in Go: an installed one, else built once if Go is available. */
export async function provideGoProgram(name) {
  const { from, version } = programs[name];
  // The folder name contains the version, so that another version is never used for it.
  const folder = cacheFolder(`${name}-${version}`);
  const built = join(folder, name);
  const found = findExecutable(name) ?? (existsSync(built) ? built : undefined);

  return found ?? ((await build({ from, version, folder })) ? built : undefined);
}

/** Runs beside the set-up of the other tools, which blocks while it waits for its own processes, and continues after it. */
async function build({ from, version, folder }) {
  if (!findExecutable('go')) {
    return false;
  }
  console.log(`Building ${from}@${version} (once, some minutes)…`);
  const child = spawn('nice', ['-n', '15', 'go', 'install', `${from}@${version}`], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, GOBIN: folder, CGO_ENABLED: '0' },
    timeout: 900_000,
  });
  const [code] = await once(child, 'close');

  return code === 0;
}
