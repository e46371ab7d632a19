import type { JSONWebKeySet } from 'jose';

import type { Secrets } from './generate-secrets.ts';
import { keySetOf, generateSigningKey } from './signing-key.ts';
import type { SigningKey } from './signing-key.ts';

/**
 * Returns a new signing key, and public keys that include the current ones, so that tokens that were signed with a current key remain
 * valid.
 */
export function rotateKey(
  currentKeys: JSONWebKeySet,
): Pick<Secrets, 'TOKEN_PUBLIC_KEYS' | 'TOKEN_SIGNING_KEY'> {
  const key = generateSigningKey();
  return {
    TOKEN_PUBLIC_KEYS: JSON.stringify(keySetOf(key, currentKeys.keys)),
    TOKEN_SIGNING_KEY: JSON.stringify(key),
  };
}

/** Returns public keys that contain only the current signing key. */
export function retireKeys(signing: SigningKey): Pick<Secrets, 'TOKEN_PUBLIC_KEYS'> {
  return { TOKEN_PUBLIC_KEYS: JSON.stringify(keySetOf(signing)) };
}
