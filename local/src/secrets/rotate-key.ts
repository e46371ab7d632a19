import type { JSONWebKeySet } from 'jose';

import type { Secrets } from './generate-secrets.ts';
import { keySetOf, generateSigningKey } from './signing-key.ts';
import type { SigningKey } from './signing-key.ts';

/** Adds a new signing key; tokens that were signed with older keys remain valid. */
export function rotateKey(
  currentKeys: JSONWebKeySet,
): Pick<Secrets, 'TOKEN_PUBLIC_KEYS' | 'TOKEN_SIGNING_KEY'> {
  const key = generateSigningKey();
  return {
    TOKEN_PUBLIC_KEYS: JSON.stringify(keySetOf(key, currentKeys.keys)),
    TOKEN_SIGNING_KEY: JSON.stringify(key),
  };
}

/** Trusts only the current signing key from now on. */
export function retireKeys(signing: SigningKey): Pick<Secrets, 'TOKEN_PUBLIC_KEYS'> {
  return { TOKEN_PUBLIC_KEYS: JSON.stringify(keySetOf(signing)) };
}
