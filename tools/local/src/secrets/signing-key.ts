import { generateKeyPairSync, randomUUID } from 'node:crypto';

import type { JSONWebKeySet, JWK } from 'jose';

/** Identity's private key as a JWK. Without `d` it is the public key, with which services verify identity's tokens. */
export type SigningKey = { kty: 'OKP'; crv: 'Ed25519'; x: string; d: string; kid: string };

/** The id of the key begins with `prefix`. */
export function generateSigningKey(prefix = ''): SigningKey {
  const { x = '', d = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  return { kty: 'OKP', crv: 'Ed25519', x, d, kid: `${prefix}${randomUUID()}` };
}

/** The public keys, with which services verify tokens: that of `key`, and `otherKeys`. */
export function keySetOf(key: SigningKey, otherKeys: readonly JWK[] = []): JSONWebKeySet {
  const { kty, crv, x, kid } = key;
  return { keys: [{ kty, crv, x, kid, alg: 'EdDSA', use: 'sig' }, ...otherKeys] };
}
