import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { findExecutable } from '../processes/find-executable.ts';
import { refusal } from '../refusal.ts';
import { downloadedMongod } from './downloaded-mongod.ts';
import type { Engine } from './engine.ts';
import { mongodEngine } from './engine.ts';
import { installedSecantus } from './installed-secantus.ts';

export type EngineOptions = { dataFolder: string; print: (line: string) => void };

/**
 * Chooses a mongod on PATH, else a downloaded one, else SecantusDB. One engine cannot read another's files, so the engine that has written
 * to the data folder is used until `--reset`.
 */
export async function chooseEngine({ dataFolder, print }: EngineOptions): Promise<Engine> {
  const mongod = hasWritten(dataFolder, 'secantus')
    ? undefined
    : (mongodOnPath() ?? (await downloadedMongod(print)));
  if (mongod) {
    return mongod;
  }
  if (hasWritten(dataFolder, 'mongod')) {
    throw refusal('MongoDB wrote the existing data: put mongod on PATH, or delete the data with --reset.');
  }
  return installedSecantus(print);
}

export function engineFolder(dataFolder: string, id: Engine['id']): string {
  return join(dataFolder, 'mongo', id);
}

/** Whether an embedded database has ever run here. */
export function hasData(dataFolder: string): boolean {
  return hasWritten(dataFolder, 'secantus') || hasWritten(dataFolder, 'mongod');
}

function hasWritten(dataFolder: string, id: Engine['id']): boolean {
  const folder = engineFolder(dataFolder, id);

  return existsSync(folder) && readdirSync(folder).length > 0;
}

function mongodOnPath(): Engine | undefined {
  const command = findExecutable('mongod');

  return command === undefined ? undefined : mongodEngine(command, `MongoDB, ${command}`);
}
