import { randomBytes } from 'node:crypto';

import { newAuthenticatorSecret } from '@marquee/identity/two-factor/authenticator-codes';

import { keySetOf, generateSigningKey } from './signing-key.ts';

/** Every secret that a deployment generates itself, by its variable. */
export type Secrets = ServiceKeys & Record<'ADMIN_PASSWORD' | 'ADMIN_TOTP_SECRET', string>;

type ServiceKeys = Record<
  'TOKEN_SIGNING_KEY' | 'TOKEN_PUBLIC_KEYS' | 'INTERNAL_SECRET' | 'LINK_SECRET' | 'SECOND_STEP_KEY',
  string
>;

/** `prefix` states the purpose of the secrets; production rejects the prefix of development. */
export function generateSecrets(prefix = ''): Secrets {
  return {
    ...generateKeys(prefix),
    // The suffix alone satisfies every password rule except the minimum length.
    ADMIN_PASSWORD: `${random()}-Aa1`,
    ADMIN_TOTP_SECRET: newAuthenticatorSecret(),
  };
}

/** Generates all secrets except the operator's password and authenticator secret. */
export function generateKeys(prefix = ''): ServiceKeys {
  const key = generateSigningKey(prefix);
  return {
    TOKEN_SIGNING_KEY: JSON.stringify(key),
    TOKEN_PUBLIC_KEYS: JSON.stringify(keySetOf(key)),
    INTERNAL_SECRET: prefix + random(),
    LINK_SECRET: prefix + random(),
    SECOND_STEP_KEY: prefix + random(),
  };
}

function random(): string {
  return randomBytes(32).toString('base64url');
}
