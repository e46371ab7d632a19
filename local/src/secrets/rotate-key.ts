import type { JSONWebKeySet } from 'jose';

import type { Secrets } from './make-secrets.ts';
import { keySetOf, makeSigningKey } from './signing-key.ts';
import type { SigningKey } from './signing-key.ts';

/** A new key to sign with; what the old ones have signed, and still sign, stays good. */
export function rotateKey(known: JSONWebKeySet): Pick<Secrets, 'TOKEN_PUBLIC_KEYS' | 'TOKEN_SIGNING_KEY'> {
  const key = makeSigningKey();
  return {
    TOKEN_PUBLIC_KEYS: JSON.stringify(keySetOf(key, known.keys)),
    TOKEN_SIGNING_KEY: JSON.stringify(key),
  };
}

/** Nobody is believed any more but who signs now. */
export function retireKeys(signing: SigningKey): Pick<Secrets, 'TOKEN_PUBLIC_KEYS'> {
  return { TOKEN_PUBLIC_KEYS: JSON.stringify(keySetOf(signing)) };
}
