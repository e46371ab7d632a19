import { z } from 'zod';

/** A text that must not be blank; `required` is the message when it is. */
export function requiredText(required: string, max = 200) {
  return z.string(required).trim().min(1, required).max(max, `Please use at most ${max} characters`);
}

/** A text that may be left out or empty. */
export function optionalText(max = 200) {
  return z.string().trim().max(max, `Please use at most ${max} characters`).optional();
}

/** An e-mail address that must be there. */
export function requiredEmail(required: string, invalid = 'Please enter a valid email address') {
  return z.string(required).trim().min(1, required).max(254, invalid).pipe(z.email(invalid));
}

/** An e-mail address that may be left out or empty. */
export const optionalEmail = z
  .union([z.literal(''), z.email('Please enter a valid email address').max(254)])
  .optional();

/** E-mails compare without regard to case; what was typed is kept for showing. */
export function toEmailKey(email: string): string {
  return email.trim().toLowerCase();
}
