import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { cacheFolder } from '../../local/src/database/cache-folder.ts';
import { findExecutable } from '../../local/src/processes/find-executable.ts';
import { installDebianPackage } from './debian.mjs';

/** No BuildKit: Debian's docker.io has none. */
const withoutBuildKit = { DOCKER_BUILDKIT: '0', COMPOSE_DOCKER_CLI_BUILD: '0' };
const attempts = 300;

/**
 * What docker and docker-compose are to be called with: the engine that runs, else one of our own for this run, whose images stay
 * in the cache. Nothing where there is none and we may not start one.
 */
export async function provideDocker({ dataFolder, children }) {
  if (answers(process.env) && composeCommand()) {
    return { env: withoutBuildKit, compose: composeCommand(), isOurs: false };
  }
  const isInstalled =
    has('dockerd', 'docker.io') && has('docker-compose', 'docker-compose') && process.getuid?.() === 0;
  return isInstalled ? startEngine({ dataFolder, children }) : undefined;
}

/** Compose's older program where it is, which reads less: what it takes, the newer one takes too. */
function composeCommand() {
  if (findExecutable('docker-compose')) {
    return ['docker-compose'];
  }
  const { status } = spawnSync('docker', ['compose', 'version']);
  return status === 0 ? ['docker', 'compose'] : undefined;
}

function has(command, debianPackage) {
  return Boolean(findExecutable(command)) || installDebianPackage(debianPackage);
}

async function startEngine({ dataFolder, children }) {
  // A socket's path may have a hundred letters and no more.
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
    if (answers({ ...process.env, ...env })) {
      return { env, compose: composeCommand(), isOurs: true };
    }
    await wait(200);
  }
  console.error(`No Docker engine can run here; what it said is in ${join(dataFolder, 'dockerd.log')}`);
  return undefined;
}

function answers(env) {
  return spawnSync('docker', ['info'], { env, stdio: 'ignore', timeout: 10_000 }).status === 0;
}
