import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { exportJWK, generateKeyPair } from 'jose';

/** What a deployment gets from its secret store; made once per data folder. */
export type DevKeys = { signingKey: string; publicKeys: string; internalSecret: string };

export async function devKeys(file: string): Promise<DevKeys> {
  return readKeys(file) ?? writeKeys(file, await makeKeys());
}

async function makeKeys(): Promise<DevKeys> {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const name = { kid: randomUUID(), alg: 'EdDSA', use: 'sig' };

  return {
    signingKey: JSON.stringify({ ...(await exportJWK(privateKey)), ...name }),
    publicKeys: JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), ...name }] }),
    internalSecret: randomBytes(32).toString('base64url'),
  };
}

function readKeys(file: string): DevKeys | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as DevKeys;
  } catch {
    return undefined;
  }
}

function writeKeys(file: string, keys: DevKeys): DevKeys {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.draft`, JSON.stringify(keys, null, 2), { mode: 0o600 });
  renameSync(`${file}.draft`, file);
  return keys;
}
