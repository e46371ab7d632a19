import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { cacheFolder } from '../../tools/local/src/database/cache-folder.ts';
import { findExecutable } from '../../tools/local/src/processes/find-executable.ts';

/** Versions are pinned, so that results do not change by themselves. An installed program takes precedence, whatever its version. */
const programs = {
  helm: { from: 'helm.sh/helm/v3/cmd/helm', version: 'v3.22.0' },
  kubeconform: { from: 'github.com/yannh/kubeconform/cmd/kubeconform', version: 'v0.8.0' },
  actionlint: { from: 'github.com/rhysd/actionlint/cmd/actionlint', version: 'v1.7.12' },
};

/** Returns the path of a program written in Go: an installed one, else one that is built once if Go is available. */
export async function provideGoProgram(name) {
  const { from, version } = programs[name];
  // The folder name contains the version, so that another version is never used instead.
  const folder = cacheFolder(`${name}-${version}`);
  const built = join(folder, name);
  const found = findExecutable(name) ?? (existsSync(built) ? built : undefined);

  return found ?? ((await build({ from, version, folder })) ? built : undefined);
}

/** Builds the program asynchronously and at low priority, while the other tools are set up. */
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
