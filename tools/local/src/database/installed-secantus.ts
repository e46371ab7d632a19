import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { findExecutable } from '../processes/find-executable.ts';
import { refusal } from '../refusal.ts';
import { cacheFolder } from './cache-folder.ts';
import type { Engine } from './engine.ts';
import { secantusEngine, secantusVersion } from './engine.ts';

type Wheel = { platform: string; sha256: string };

/** The wheels of `secantusVersion`, with the checksums that PyPI lists. A new version needs new checksums. */
const wheels: Readonly<Record<string, Wheel>> = {
  'linux-x64': {
    platform: 'manylinux_2_28_x86_64',
    sha256: 'a77fc08b43232ae420f9b3824c0342a1e58d657a8eb9daa86c3c16fd91e255f0',
  },
  'linux-arm64': {
    platform: 'manylinux_2_28_aarch64',
    sha256: '46b234b7f374faa10a6354c1d34ae17f36afa0c9ff8f70398df36f2b3aaf1a98',
  },
  'darwin-arm64': {
    platform: 'macosx_11_0_arm64',
    sha256: 'bc8dae439d5990768870381911e48ee662f3f8b14192d4595c6b36cfa0c6e1e5',
  },
};

/** SecantusDB's Rust server from PyPI, stored in the cache. Throws if the downloaded wheel is not the pinned one. */
export async function installedSecantus(print: (line: string) => void): Promise<Engine> {
  const folder = join(cacheFolder('secantus'), `${secantusVersion}-${process.platform}-${process.arch}`);
  const server = join(folder, 'secantusdb.scripts', 'secantusd-rs');
  if (!existsSync(server)) {
    print(`Fetching the embedded database engine, SecantusDB ${secantusVersion}, from PyPI (once, 22 MB)…`);
    await install(folder);
  }
  return secantusEngine(server);
}

/** Installs into a temporary name first: an interrupted download must not look complete. */
async function install(folder: string): Promise<void> {
  const partialFolder = `${folder}.${process.pid}`;
  const requirements = `${partialFolder}.txt`;
  try {
    mkdirSync(dirname(requirements), { recursive: true });
    const { platform, sha256 } = wheelFor(`${process.platform}-${process.arch}`);
    writeFileSync(requirements, `SecantusDB==${secantusVersion} --hash=sha256:${sha256}\n`);
    await promisify(execFile)(python(), pipArguments({ platform, requirements, target: partialFolder }));
    rmSync(folder, { recursive: true, force: true });
    renameSync(partialFolder, folder);
  } catch (error) {
    throw noEngineError(
      error instanceof Error ? (error.message.trim().split('\n').at(-1) ?? '') : String(error),
    );
  } finally {
    rmSync(partialFolder, { recursive: true, force: true });
    rmSync(requirements, { force: true });
  }
}

function wheelFor(machine: string): Wheel {
  const wheel = wheels[machine];
  if (wheel === undefined) {
    throw new Error(`there is no build for ${machine}`);
  }
  return wheel;
}

type Pip = { platform: string; requirements: string; target: string };

/** The server does not need Python, so one wheel (for 3.12) works with any Python that has pip. */
function pipArguments({ platform, requirements, target }: Pip): string[] {
  return [
    ...['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-deps', '--only-binary=:all:'],
    ...['--python-version', '3.12', '--implementation', 'cp', '--abi', 'cp312', '--platform', platform],
    ...['--ignore-requires-python', '--target', target, '--require-hashes', '--requirement', requirements],
  ];
}

function python(): string {
  const found = findExecutable('python3') ?? findExecutable('python');
  if (!found) {
    throw new Error('python3 is not on PATH');
  }
  return found;
}

function noEngineError(reason: string): Error {
  return refusal(
    `No database: set MONGODB_URL, or put mongod on PATH, or install python3 with pip (${reason}).`,
  );
}
