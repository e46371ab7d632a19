import { generateKeyPairSync } from 'node:crypto';
import type { Service } from '@marquee/contracts/operation';
import type { JSONWebKeySet, JWK } from 'jose';
import type { Caller } from '../auth/caller.ts';
import { createTokenSigner } from '../auth/token-signer.ts';

export type TestTokens = {
  signingKey: JWK;
  publicKeys: JSONWebKeySet;
  tokenFor(caller: Caller, audience: Service | 'gateway'): Promise<string>;
};

/** Creates a new Ed25519 key pair, like that of identity, and signs tokens with it. */
export function createTestTokens(now: () => Date): TestTokens {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const signingKey = { ...privateKey.export({ format: 'jwk' }), kid: 'test', alg: 'EdDSA' } as JWK;
  const verifyingKey = { ...publicKey.export({ format: 'jwk' }), kid: 'test', alg: 'EdDSA' } as JWK;
  const signer = createTokenSigner({ key: signingKey, now });
  return {
    signingKey,
    publicKeys: { keys: [verifyingKey] },
    tokenFor: (caller, audience) => signer.sign(caller, audience),
  };
}
