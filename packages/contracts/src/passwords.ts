import { z } from 'zod';

/** What a new password must contain; `label` is how the rule is shown. */
export const passwordRules = [
  { label: 'At least 8 characters', isMet: (password: string) => password.length >= 8 },
  { label: 'One uppercase', isMet: (password: string) => /\p{Lu}/u.test(password) },
  { label: 'One lowercase', isMet: (password: string) => /\p{Ll}/u.test(password) },
  { label: 'One number', isMet: (password: string) => /\d/.test(password) },
  { label: 'One special character', isMet: (password: string) => /[^\p{L}\d\s]/u.test(password) },
] as const;

const names = [
  'at least 8 characters',
  'one uppercase letter',
  'one lowercase letter',
  'one number',
  'one special character',
];

/** 'Password must contain: …' naming each rule that is not met, or null when all are. */
export function passwordComplaint(password: string): string | null {
  const missing = names.filter((_, index) => passwordRules[index]?.isMet(password) === false);
  return missing.length === 0 ? null : `Password must contain: ${missing.join(', ')}`;
}

/** A password being chosen. Signing in takes any text: old passwords may predate a rule. */
export const newPassword = z
  .string('Password is required')
  .min(1, 'Password is required')
  .max(128, 'Please use at most 128 characters')
  .superRefine((password, context) => {
    const complaint = passwordComplaint(password);
    if (complaint) {
      context.addIssue({ code: 'custom', message: complaint });
    }
  });

export const passwordMismatch = 'Passwords do not match';
