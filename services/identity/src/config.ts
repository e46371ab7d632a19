import { newPassword } from '@marquee/contracts/passwords';
import { serviceConfig, wholeNumber } from '@marquee/service-kit/process/service-config';
import { limitVariables } from '@marquee/service-kit/throttle/limits';
import type { JWK } from 'jose';
import { z } from 'zod';
import { googleVariables, requireCompleteGoogleConfig } from './google/google-variables.ts';

const signingKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  d: z.string().min(1),
  x: z.string().min(1),
  kid: z.string().min(1),
});

/** The keys that sign and verify tokens; the rotation script reads them too. */
export const keyConfig = z.object({
  /** A private Ed25519 JWK with a `kid`. */
  TOKEN_SIGNING_KEY: z.string().transform(toSigningKey),
  TOKEN_PUBLIC_KEYS: serviceConfig.shape.TOKEN_PUBLIC_KEYS,
});

const variables = serviceConfig.extend({
  ...keyConfig.shape,
  /** The base of links in emails. If it is https, the cookies get the `__Host-` prefix and the Secure attribute. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
  /** Derives the links in emails. Separate from the signing key, so that links stay valid when the signing key is rotated. */
  LINK_SECRET: z.string().min(32, 'must have at least 32 characters'),
  ADMIN_EMAIL: z.email('must be an email address'),
  ADMIN_PASSWORD: newPassword,
  /** The secret of the operator's authenticator, in base32, at least 160 bits. */
  ADMIN_TOTP_SECRET: z.string().regex(/^[A-Z2-7]{32,}$/, 'must be base32, 32 characters or more'),
  /** Encrypts two-factor secrets. If this key is lost, nobody can pass two-factor authentication. */
  SECOND_STEP_KEY: z.string().min(32, 'must have at least 32 characters'),
  /** The cost of new password hashes. `lowest` is for tests of other features. */
  PASSWORD_HASH_COST: z.enum(['owasp', 'lowest']).prefault('owasp'),
  SESSION_IDLE_HOURS: wholeNumber.prefault('168'),
  SESSION_MAX_HOURS: wholeNumber.prefault('720'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be an smtp:// address')
    .optional(),
  MAIL_DIR: z.string().optional(),
  MAIL_FROM: z.string().default('Marquee <no-reply@marquee.example>'),
  ...googleVariables,
  AUDIT_KEEP_DAYS: wholeNumber.prefault('400'),
  ...limitVariables('identity'),
});

export const identityConfig = variables.superRefine(requireCompleteGoogleConfig);

export type IdentityConfig = z.output<typeof identityConfig>;

function toSigningKey(text: string, context: z.RefinementCtx): JWK & z.output<typeof signingKey> {
  const parsed = signingKey.safeParse(parseJson(text));
  if (!parsed.success) {
    context.addIssue('must be a private Ed25519 JWK with a kid');
    return z.NEVER;
  }
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
