import { z } from 'zod';
import { correctedDescription } from './corrected-description.ts';
import { atMost } from './text.ts';

const leastLength = 8;

/** U+FEFF is white space in JavaScript, but not in most other languages that read these patterns from the API description. */
const [uppercase, lowercase, number, special] = [
  /\p{Lu}/u,
  /\p{Ll}/u,
  /[0-9]/u,
  /[^\p{L}0-9\s\uFEFF]/u,
] as const;

/** The rules for a new password; `label` is the text of the rule on screen. */
export const passwordRules = [
  { label: 'At least 8 characters', isMet: (password: string) => password.length >= leastLength },
  { label: 'One uppercase', isMet: (password: string) => uppercase.test(password) },
  { label: 'One lowercase', isMet: (password: string) => lowercase.test(password) },
  { label: 'One number', isMet: (password: string) => number.test(password) },
  { label: 'One special character', isMet: (password: string) => special.test(password) },
] as const;

const names = [
  'at least 8 characters',
  'one uppercase letter',
  'one lowercase letter',
  'one number',
  'one special character',
];

/** Returns 'Password must contain: …' with each rule that the password does not meet; null if it meets all. */
export function passwordComplaint(password: string): string | null {
  const missing = names.filter((_, index) => passwordRules[index]?.isMet(password) === false);
  return missing.length === 0 ? null : `Password must contain: ${missing.join(', ')}`;
}

/** The form in which a password is hashed: NFC, because some devices send a letter as one code point, others as two. Not trimmed. */
export function normalizePassword(typed: string): string {
  return typed.normalize('NFC');
}

/** A new password. Sign-in does not apply these rules, because an old password may predate a rule. */
export const newPassword = atMost(
  z
    .string('Password is required')
    .overwrite(normalizePassword)
    .min(1, 'Password is required')
    .superRefine((password, context) => {
      const complaint = passwordComplaint(password);
      if (complaint) {
        context.addIssue({ code: 'custom', message: complaint });
      }
    })
    .meta(
      correctedDescription({
        on: '2026-11-27',
        keywords: {
          minLength: leastLength,
          allOf: [uppercase, lowercase, number, special].map(({ source }) => ({ pattern: source })),
          examples: ['Sunny-day-31'],
        },
      }),
    ),
  128,
);

export const passwordMismatch = 'Passwords do not match';

/** The new password, typed a second time. */
export const repeatedPassword = z
  .string(passwordMismatch)
  .overwrite(normalizePassword)
  .min(1, passwordMismatch);
