import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

import { findExecutable } from '../../tools/local/src/processes/find-executable.ts';

const policy = '/usr/sbin/policy-rc.d';

/** Installs a Debian package, if the process runs as root and apt-get exists. Returns true if the package is installed afterwards. */
export function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || !findExecutable('apt-get')) {
    return false;
  }
  console.log(`Installing Debian's ${name}…`);
  const isOurs = forbidServiceStart();
  const succeeded = aptGet('update') && aptGet('install', '--yes', '--no-install-recommends', name);
  if (isOurs) {
    rmSync(policy);
  }
  return succeeded;
}

/** Prevents packages from starting servers, because the tests start and stop servers. Returns false if a policy file already exists. */
function forbidServiceStart() {
  if (existsSync(policy)) {
    return false;
  }
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  return true;
}

function aptGet(...args) {
  const { status } = spawnSync('apt-get', ['--quiet', '--quiet', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 300_000,
  });

  return status === 0;
}
