import { randomBytes } from 'node:crypto';

import { newAuthenticatorSecret } from '@marquee/identity/second-step/authenticator-codes';

import { keySetOf, makeSigningKey } from './signing-key.ts';

/** Every secret that a deployment generates itself, by its variable. */
export type Secrets = Keys & Record<'ADMIN_PASSWORD' | 'ADMIN_TOTP_SECRET', string>;

type Keys = Record<
  'TOKEN_SIGNING_KEY' | 'TOKEN_PUBLIC_KEYS' | 'INTERNAL_SECRET' | 'LINK_SECRET' | 'SECOND_STEP_KEY',
  string
>;

/** `mark` is a prefix that states the purpose; production rejects the one of development. */
export function makeSecrets(mark = ''): Secrets {
  return {
    ...makeKeys(mark),
    // The suffix satisfies every password rule, whatever precedes it.
    ADMIN_PASSWORD: `${random()}-Aa1`,
    ADMIN_TOTP_SECRET: newAuthenticatorSecret(),
  };
}

/** Without the password, which a person types, and the authenticator's secret. */
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
