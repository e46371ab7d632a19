import { randomBytes } from 'node:crypto';

import { newAuthenticatorSecret } from '@marquee/identity/second-step/authenticator-codes';

import { keySetOf, makeSigningKey } from './signing-key.ts';

/** Every secret of a deployment that is nobody else's to give, by its variable. */
export type Secrets = Keys & Record<'ADMIN_PASSWORD' | 'ADMIN_TOTP_SECRET', string>;

type Keys = Record<
  'TOKEN_SIGNING_KEY' | 'TOKEN_PUBLIC_KEYS' | 'INTERNAL_SECRET' | 'LINK_SECRET' | 'SECOND_STEP_KEY',
  string
>;

/** `mark` tells what they are for; production refuses those of development. */
export function makeSecrets(mark = ''): Secrets {
  return {
    ...makeKeys(mark),
    // The end meets every rule for passwords, whatever comes before.
    ADMIN_PASSWORD: `${random()}-Aa1`,
    ADMIN_TOTP_SECRET: newAuthenticatorSecret(),
  };
}

/** Without the password, which a person types, and what their authenticator is given. */
export function makeKeys(mark = ''): Keys {
  const key = makeSigningKey(mark);
  return {
    TOKEN_SIGNING_KEY: JSON.stringify(key),
    TOKEN_PUBLIC_KEYS: JSON.stringify(keySetOf(key)),
    INTERNAL_SECRET: mark + random(),
    LINK_SECRET: mark + random(),
    SECOND_STEP_KEY: mark + random(),
  };
}

function random(): string {
  return randomBytes(32).toString('base64url');
}
