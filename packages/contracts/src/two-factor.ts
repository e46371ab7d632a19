import { z } from 'zod';
import { cleanTyped } from './clean-text.ts';
import { correctedDescription } from './corrected-description.ts';
import { atMost, requiredText } from './text.ts';

export const twoFactorState = z.object({
  isOn: z.boolean(),
  recoveryCodesLeft: z.int().nonnegative(),
});
export type TwoFactorState = z.infer<typeof twoFactorState>;

/** `uri`: the content of the QR code. `secret`: the same secret, for typing. */
export const twoFactorOffer = z.object({ uri: z.string(), secret: z.string() });
export type TwoFactorOffer = z.infer<typeof twoFactorOffer>;

/** New recovery codes. They are shown only once, because only their hashes are stored. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

const password = atMost(z.string('Password is required').min(1, 'Password is required'), 1000);

/** The code as an authenticator shows it, or as people type it: `123 456`. */
const code = z
  .string('Please enter the code')
  .overwrite((typed) => cleanTyped(typed).replaceAll(' ', ''))
  .regex(/^\d{6}$/, 'Please enter the 6 digits that your authenticator shows')
  .meta(
    correctedDescription({ on: '2026-11-27', keywords: { pattern: '^[0-9]{6}$', examples: ['123456'] } }),
  );

const recoveryCode = requiredText('Please enter a recovery code', 40);

export const passwordProof = z.object({ password });
export const codeProof = z.object({ code });

/** Either the authenticator’s code or a recovery code. */
const eitherCode = { code: code.optional(), recoveryCode: recoveryCode.optional() };
export type EitherCode = { code?: string | undefined; recoveryCode?: string | undefined };

function isOneOfBoth(given: EitherCode): boolean {
  return (given.code === undefined) !== (given.recoveryCode === undefined);
}

/** The rule of `isOneOfBoth` in the API description. */
const exactlyOne = correctedDescription({
  on: '2026-11-27',
  keywords: { oneOf: [{ required: ['code'] }, { required: ['recoveryCode'] }] },
});

const notOne = { message: 'Please enter either the code or a recovery code', path: ['code'] };

export const twoFactorProof = z.object(eitherCode).refine(isOneOfBoth, notOne).meta(exactlyOne);
export const passwordAndTwoFactor = z
  .object({ password, ...eitherCode })
  .refine(isOneOfBoth, notOne)
  .meta(exactlyOne);
