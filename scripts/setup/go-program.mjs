import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { cacheFolder } from '../../local/src/database/cache-folder.ts';
import { findExecutable } from '../../local/src/processes/find-executable.ts';

/** Of these versions, unless the machine has one: what is judged must not change by itself. */
const programs = {
  helm: { from: 'helm.sh/helm/v3/cmd/helm', version: 'v3.22.0' },
  kubeconform: { from: 'github.com/yannh/kubeconform/cmd/kubeconform', version: 'v0.8.0' },
  actionlint: { from: 'github.com/rhysd/actionlint/cmd/actionlint', version: 'v1.7.12' },
};

/** The path of a program written in Go: one on this machine, else built once, where Go is. */
export async function provideGoProgram(name) {
  const { from, version } = programs[name];
  // A build by its version, so that another one is never taken for it.
  const folder = cacheFolder(`${name}-${version}`);
  const built = join(folder, name);
  const found = findExecutable(name) ?? (existsSync(built) ? built : undefined);

  return found ?? ((await build({ from, version, folder })) ? built : undefined);
}

/** Beside the other tools' set-up, and after it: those wait for processes that they have started. */
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
