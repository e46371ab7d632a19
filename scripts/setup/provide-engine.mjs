import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';

import { cacheFolder } from '../../tools/local/src/database/cache-folder.ts';
import { chooseEngine } from '../../tools/local/src/database/choose-engine.ts';
import { secantusEngine } from '../../tools/local/src/database/engine.ts';
import { startEngine } from '../../tools/local/src/database/start-engine.ts';
import { findExecutable } from '../../tools/local/src/processes/find-executable.ts';

const crate = { name: 'secantus-mdb', version: '0.5.3-beta.196' };
const minRustVersion = [1, 95];

/**
 * Returns the database for load tests: the database at MONGODB_URL, else SecantusDB's newer build from the cache, else the engine that
 * `npm start` chooses. With `mayBuild`, a missing build is made, which takes minutes. `start` starts an empty database for each
 * environment. The second argument of `start` can be another `children`, such as one that starts processes on other cores. With
 * `hasLargeCache` the database's cache is half of the memory.
 */
export async function provideEngine({ dataFolder, children, mayBuild }) {
  if (process.env.MONGODB_URL) {
    return openExternalDatabase(process.env.MONGODB_URL);
  }
  const command = join(getInstallFolder(), 'bin', 'secantusd-rs');
  const isInstalled = existsSync(command) || (mayBuild && build());
  const newerEngine = { ...secantusEngine(command), title: `SecantusDB, ${crate.name} ${crate.version}` };
  const engine = isInstalled ? newerEngine : await chooseFallbackEngine({ dataFolder, mayBuild });
  const start = (folder, instanceChildren = children, { hasLargeCache = false } = {}) => {
    const cacheMegabytes = hasLargeCache ? getHalfOfMemory() : undefined;
    return startInstance({ engine, dataFolder: folder, children: instanceChildren, cacheMegabytes });
  };
  return { title: engine.title, start };
}

/** Returns half of the machine's memory in megabytes, which is about MongoDB's own default. */
function getHalfOfMemory() {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return Math.floor(memory / 2 / 1024 ** 2);
}

/** The folder name contains the version, so that another version is never used instead. */
function getInstallFolder() {
  return cacheFolder(`${crate.name}-${crate.version}`);
}

/** Returns the engine that `npm start` chooses. With `mayBuild`, warns if it is SecantusDB, which is slower than the newer build. */
async function chooseFallbackEngine({ dataFolder, mayBuild }) {
  const engine = await chooseEngine({ dataFolder, print: console.log });
  if (!mayBuild || engine.id === 'mongod') {
    return engine;
  }
  const warning = `OLDER ENGINE: ${crate.name} ${crate.version} could not be built (cargo ≥ ${minRustVersion.join('.')} is needed)`;
  console.warn(`\n*** ${warning}: figures under load will be worse than the product's own. ***\n`);
  return { ...engine, title: `${engine.title}; ${warning}` };
}

async function startInstance(options) {
  const { url, child } = await startEngine(options);
  return {
    url,
    pid: child.pid,
    async stop() {
      const isRunning = child.exitCode === null && child.signalCode === null;
      if (isRunning) {
        child.kill();
        await once(child, 'exit');
      }
    },
  };
}

/** Uses an external database. It is emptied between environments, so it is accepted only if it has no Marquee databases. */
async function openExternalDatabase(url) {
  const { emptyDatabases, requireEmptyDatabases } =
    await import('../../tools/chaos/src/stack/external-database.ts');
  await requireEmptyDatabases(url);
  return {
    title: 'the one at MONGODB_URL',
    start: async () => ({ url, stop: () => emptyDatabases(url) }),
  };
}

function build() {
  if (!hasRust()) {
    return false;
  }
  console.log(`Building ${crate.name} ${crate.version} (once, some minutes)…`);
  const rootArguments = ['--root', getInstallFolder()];
  const args = [
    'install',
    crate.name,
    '--version',
    crate.version,
    '--locked',
    '--ignore-rust-version',
    ...rootArguments,
  ];
  return spawnSync('cargo', args, { stdio: 'inherit' }).status === 0;
}

function hasRust() {
  if (!findExecutable('cargo')) {
    return false;
  }
  const { stdout = '' } = spawnSync('cargo', ['--version'], { encoding: 'utf8' });
  const [, major = '0', minor = '0'] = /(\d+)\.(\d+)/.exec(stdout) ?? [];
  return (
    Number(major) > minRustVersion[0] ||
    (Number(major) === minRustVersion[0] && Number(minor) >= minRustVersion[1])
  );
}
