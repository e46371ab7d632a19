import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { developmentPrefix } from '@marquee/service-kit/process/production-rules';

import { refusal } from './refusal.ts';
import { generateKeys } from './secrets/generate-secrets.ts';

/** The secrets that a deployment gets from its secret store; generated once per data folder. */
export type DevKeys = ReturnType<typeof generateKeys>;

/** Throws a refusal if the keys are lost and the folder `data` has contents that only they can decrypt. */
export function requireKeysFor(data: string, file: string): void {
  if (existsSync(data) && !hasReadableKeys(file)) {
    throw refusal(
      `${file} is missing or damaged, and the data in ${data} is encrypted with its keys. Restore the file, or delete the data: npm start -- --reset`,
    );
  }
}

export async function devKeys(file: string): Promise<DevKeys> {
  const stored = readKeys(file);
  const keys = { ...generateKeys(developmentPrefix), ...stored };
  return Object.keys(stored).length === Object.keys(keys).length ? keys : writeKeys(file, keys);
}

function hasReadableKeys(file: string): boolean {
  try {
    JSON.parse(readFileSync(file, 'utf8'));
    return true;
  } catch {
    return false;
  }
}

/** The stored keys; empty if the file is missing, damaged, or from a version whose keys had no development prefix. */
function readKeys(file: string): Partial<DevKeys> {
  try {
    const text = readFileSync(file, 'utf8');
    return text.includes(developmentPrefix) ? (JSON.parse(text) as Partial<DevKeys>) : {};
  } catch {
    return {};
  }
}

function writeKeys(file: string, keys: DevKeys): DevKeys {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.draft`, JSON.stringify(keys, null, 2), { mode: 0o600 });
  renameSync(`${file}.draft`, file);
  return keys;
}
