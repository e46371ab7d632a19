import { execFile } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { findExecutable } from '../processes/find-executable.ts';
import { refusal } from '../refusal.ts';
import { cacheFolder } from './cache-folder.ts';
import type { Engine } from './engine.ts';
import { secantusEngine, secantusVersion } from './engine.ts';

const platforms: Record<string, string> = {
  'linux-x64': 'manylinux_2_28_x86_64',
  'linux-arm64': 'manylinux_2_28_aarch64',
  'darwin-arm64': 'macosx_11_0_arm64',
};

/** SecantusDB's Rust server from PyPI, kept in the cache. */
export async function installedSecantus(say: (line: string) => void): Promise<Engine> {
  const folder = join(cacheFolder('secantus'), `${secantusVersion}-${process.platform}-${process.arch}`);
  const server = join(folder, 'secantusdb.scripts', 'secantusd-rs');
  if (!existsSync(server)) {
    say(`Fetching the embedded database engine, SecantusDB ${secantusVersion}, from PyPI (once, 22 MB)…`);
    await install(folder);
  }
  return secantusEngine(server);
}

/** Into a folder of its own name first: an interrupted download must not look like a finished one. */
async function install(folder: string): Promise<void> {
  const partial = `${folder}.${process.pid}`;
  try {
    await promisify(execFile)(python(), pipArguments(partial));
    rmSync(folder, { recursive: true, force: true });
    renameSync(partial, folder);
  } catch (error) {
    throw noEngine(error instanceof Error ? (error.message.trim().split('\n').at(-1) ?? '') : String(error));
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

/** The server needs no Python to run, so one wheel (for 3.12) serves whichever Python carries the pip. */
function pipArguments(target: string): string[] {
  const platform = platforms[`${process.platform}-${process.arch}`];
  if (!platform) {
    throw new Error(`there is no build for ${process.platform} on ${process.arch}`);
  }
  return [
    ...['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-deps', '--only-binary=:all:'],
    ...['--python-version', '3.12', '--implementation', 'cp', '--abi', 'cp312', '--platform', platform],
    ...['--ignore-requires-python', '--target', target, `SecantusDB==${secantusVersion}`],
  ];
}

function python(): string {
  const found = findExecutable('python3') ?? findExecutable('python');
  if (!found) {
    throw new Error('python3 is not on PATH');
  }
  return found;
}

function noEngine(reason: string): Error {
  return refusal(
    `No database: set MONGODB_URL, or put mongod on PATH, or install python3 with pip (${reason}).`,
  );
}
