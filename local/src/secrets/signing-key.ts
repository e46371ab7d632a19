import { generateKeyPairSync, randomUUID } from 'node:crypto';

import type { JSONWebKeySet, JWK } from 'jose';

/** Identity's private key; the same without `d` verifies its tokens. */
export type SigningKey = { kty: 'OKP'; crv: 'Ed25519'; x: string; d: string; kid: string };

/** `prefix` begins its key id. */
export function generateSigningKey(prefix = ''): SigningKey {
  const { x = '', d = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  return { kty: 'OKP', crv: 'Ed25519', x, d, kid: `${prefix}${randomUUID()}` };
}

/** The public halves, which services need. */
export function keySetOf(key: SigningKey, otherKeys: readonly JWK[] = []): JSONWebKeySet {
  const { kty, crv, x, kid } = key;
  return { keys: [{ kty, crv, x, kid, alg: 'EdDSA', use: 'sig' }, ...otherKeys] };
}
