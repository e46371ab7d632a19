import { newPassword } from '@marquee/contracts/passwords';
import { serviceConfig, wholeNumber } from '@marquee/service-kit/process/service-config';
import { limitVariables } from '@marquee/service-kit/throttle/limits';
import type { JWK } from 'jose';
import { z } from 'zod';
import { googleVariables, requireWholeGoogle } from './google/google-variables.ts';

const signingKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  d: z.string().min(1),
  x: z.string().min(1),
  kid: z.string().min(1),
});

/** What signs tokens and what verifies them: also read by whoever rotates the key. */
export const keyConfig = z.object({
  /** A private Ed25519 JWK with its kid. */
  TOKEN_SIGNING_KEY: z.string().transform(toSigningKey),
  TOKEN_PUBLIC_KEYS: serviceConfig.shape.TOKEN_PUBLIC_KEYS,
});

const variables = serviceConfig.extend({
  ...keyConfig.shape,
  /** Links in mails lead here; https decides the cookie's name and its Secure. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
  /** Makes the links in mails. A key of its own, so that a new signing key leaves mails on their way good. */
  LINK_SECRET: z.string().min(32, 'must have at least 32 characters'),
  ADMIN_EMAIL: z.email('must be an email address'),
  ADMIN_PASSWORD: newPassword,
  /** In base32, 160 bits or more: what the operator's authenticator is given. */
  ADMIN_TOTP_SECRET: z.string().regex(/^[A-Z2-7]{32,}$/, 'must be base32, 32 characters or more'),
  /** What second steps are kept with; without it none of them can be passed any more. */
  SECOND_STEP_KEY: z.string().min(32, 'must have at least 32 characters'),
  /** Of new hashes: `lowest` is for tests about something else. */
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

export const identityConfig = variables.superRefine(requireWholeGoogle);

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
