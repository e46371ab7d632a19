import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { developmentMark } from '@marquee/service-kit/process/production-rules';

import type { Secrets } from './secrets/make-secrets.ts';
import { makeSecrets } from './secrets/make-secrets.ts';

/** What a deployment gets from its secret store; made once per data folder. */
export type DevKeys = Omit<Secrets, 'ADMIN_PASSWORD'>;

export async function devKeys(file: string): Promise<DevKeys> {
  return readKeys(file) ?? writeKeys(file, makeSecrets(developmentMark));
}

/** Those of an older version, which nothing marks, are made anew. */
function readKeys(file: string): DevKeys | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return text.includes(developmentMark) ? (JSON.parse(text) as DevKeys) : undefined;
  } catch {
    return undefined;
  }
}

function writeKeys(file: string, { ADMIN_PASSWORD: _notKept, ...keys }: Secrets): DevKeys {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.draft`, JSON.stringify(keys, null, 2), { mode: 0o600 });
  renameSync(`${file}.draft`, file);
  return keys;
}
