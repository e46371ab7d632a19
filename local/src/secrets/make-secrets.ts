import { randomBytes } from 'node:crypto';

import { keySetOf, makeSigningKey } from './signing-key.ts';

/** Every secret of a deployment that is nobody else's to give, by its variable. */
export type Secrets = Record<
  'TOKEN_SIGNING_KEY' | 'TOKEN_PUBLIC_KEYS' | 'INTERNAL_SECRET' | 'LINK_SECRET' | 'ADMIN_PASSWORD',
  string
>;

/** `mark` tells what they are for; production refuses those of development. */
export function makeSecrets(mark = ''): Secrets {
  return {
    ...makeKeys(mark),
    // The end meets every rule for passwords, whatever comes before.
    ADMIN_PASSWORD: `${random()}-Aa1`,
  };
}

/** Without the password, which a person types. */
export function makeKeys(mark = ''): Omit<Secrets, 'ADMIN_PASSWORD'> {
  const key = makeSigningKey(mark);
  return {
    TOKEN_SIGNING_KEY: JSON.stringify(key),
    TOKEN_PUBLIC_KEYS: JSON.stringify(keySetOf(key)),
    INTERNAL_SECRET: mark + random(),
    LINK_SECRET: mark + random(),
  };
}

function random(): string {
  return randomBytes(32).toString('base64url');
}
