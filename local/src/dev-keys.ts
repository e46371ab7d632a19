import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { developmentMark } from '@marquee/service-kit/process/production-rules';

import { refusal } from './refusal.ts';
import { makeKeys } from './secrets/make-secrets.ts';

/** The secrets that a deployment gets from its secret store; generated once per data folder. */
export type DevKeys = ReturnType<typeof makeKeys>;

/** Throws a refusal if the keys are lost and the folder `data` has contents that only they can decrypt. */
export function requireKeysFor(data: string, file: string): void {
  if (existsSync(data) && !holdsKeys(file)) {
    throw refusal(
      `${file} is missing or damaged, and what lies in ${data} was encrypted with the keys in it. Put the file back, or start afresh: npm start -- --reset`,
    );
  }
}

export async function devKeys(file: string): Promise<DevKeys> {
  const kept = readKeys(file);
  const keys = { ...makeKeys(developmentMark), ...kept };
  return Object.keys(kept).length === Object.keys(keys).length ? keys : writeKeys(file, keys);
}

function holdsKeys(file: string): boolean {
  try {
    JSON.parse(readFileSync(file, 'utf8'));
    return true;
  } catch {
    return false;
  }
}

/** Keys of an older version, without the marker, are generated again; keys that it did not have are missing. */
function readKeys(file: string): Partial<DevKeys> {
  try {
    const text = readFileSync(file, 'utf8');
    return text.includes(developmentMark) ? (JSON.parse(text) as Partial<DevKeys>) : {};
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
