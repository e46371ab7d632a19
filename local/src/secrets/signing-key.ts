import { generateKeyPairSync, randomUUID } from 'node:crypto';

import type { JSONWebKeySet, JWK } from 'jose';

/** A private key of identity's; what verifies its tokens is the same without `d`. */
export type SigningKey = { kty: 'OKP'; crv: 'Ed25519'; x: string; d: string; kid: string };

/** `mark` begins its name. */
export function makeSigningKey(mark = ''): SigningKey {
  const { x = '', d = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  return { kty: 'OKP', crv: 'Ed25519', x, d, kid: `${mark}${randomUUID()}` };
}

/** What services need: the public halves. */
export function keySetOf(key: SigningKey, before: readonly JWK[] = []): JSONWebKeySet {
  const { kty, crv, x, kid } = key;
  return { keys: [{ kty, crv, x, kid, alg: 'EdDSA', use: 'sig' }, ...before] };
}
