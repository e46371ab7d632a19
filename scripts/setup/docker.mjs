import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { cacheFolder } from '../../tools/local/src/database/cache-folder.ts';
import { findExecutable } from '../../tools/local/src/processes/find-executable.ts';
import { installDebianPackage } from './debian.mjs';

/** Disables BuildKit, because Debian's docker.io does not contain it. */
const withoutBuildKit = { DOCKER_BUILDKIT: '0', COMPOSE_DOCKER_CLI_BUILD: '0' };
const attempts = 300;

/**
 * Provides the environment for docker and docker-compose: the running engine, else a separate engine for this run, whose images stay in the
 * cache. Returns undefined if no engine is running and none can be started.
 */
export async function provideDocker({ dataFolder, children }) {
  if (isEngineReachable(process.env) && composeCommand()) {
    return { env: withoutBuildKit, compose: composeCommand(), isOurs: false };
  }
  const isInstalled =
    isProvided('dockerd', 'docker.io') &&
    isProvided('docker-compose', 'docker-compose') &&
    process.getuid?.() === 0;
  return isInstalled ? startEngine({ dataFolder, children }) : undefined;
}

/** Prefers the old docker-compose program. A file that this program accepts also works with the newer program. */
function composeCommand() {
  if (findExecutable('docker-compose')) {
    return ['docker-compose'];
  }
  const { status } = spawnSync('docker', ['compose', 'version']);
  return status === 0 ? ['docker', 'compose'] : undefined;
}

function isProvided(command, debianPackage) {
  return Boolean(findExecutable(command)) || installDebianPackage(debianPackage);
}

async function startEngine({ dataFolder, children }) {
  // A short path, because the path of a socket is limited to about a hundred characters.
  const folder = mkdtempSync(join(tmpdir(), 'marquee-docker-'));
  const socket = `unix://${join(folder, 'docker.sock')}`;
  mkdirSync(dataFolder, { recursive: true });
  const output = openSync(join(dataFolder, 'dockerd.log'), 'a');
  const child = children.start({
    role: 'dockerd',
    command: 'dockerd',
    args: [
      ...['--host', socket, '--pidfile', join(folder, 'docker.pid'), '--exec-root', join(folder, 'exec')],
      ...['--data-root', cacheFolder('docker')],
    ],
    graceMs: 10_000,
    options: { stdio: ['ignore', output, output] },
  });
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  const env = { ...withoutBuildKit, DOCKER_HOST: socket };
  for (let attempt = 0; attempt < attempts && child.exitCode === null; attempt += 1) {
    if (isEngineReachable({ ...process.env, ...env })) {
      return { env, compose: composeCommand(), isOurs: true };
    }
    await wait(200);
  }
  console.error(`No Docker engine can run here; its output is in ${join(dataFolder, 'dockerd.log')}`);
  return undefined;
}

function isEngineReachable(env) {
  return spawnSync('docker', ['info'], { env, stdio: 'ignore', timeout: 10_000 }).status === 0;
}
