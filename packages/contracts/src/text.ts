import { z } from 'zod';
import { correctedDescription } from './corrected-description.ts';

/** Any character but white space, in the same words for every program that reads the description: some do not count U+FEFF as white space. */
const visible = String.raw`[^\s\uFEFF]`;

/** Describes a text that is trimmed before its length is checked; `min` is at least 1. */
export function trimmedLength(min: number): Record<string, unknown> {
  const pattern = min < 2 ? visible : String.raw`${visible}[\s\S]{${min - 2},}${visible}`;
  return correctedDescription({ on: '2026-11-27', keywords: { pattern } });
}

/** Limits a text to `max` Unicode code points, which is how JSON Schema counts: an emoji is one, although it is two UTF-16 units. */
export function atMost(
  text: z.ZodString,
  max: number,
  message = `Please use at most ${max} characters`,
): z.ZodString {
  const limited = text.refine((typed) => typed.length <= max || Array.from(typed).length <= max, message);
  return limited.meta({ ...limited.meta(), maxLength: max });
}

/** A text that must not be blank; `required` is the message when it is. */
export function requiredText(required: string, max = 200) {
  return atMost(z.string(required).trim().min(1, required).meta(trimmedLength(1)), max);
}

/** A text that may be left out or empty. */
export function optionalText(max = 200) {
  return atMost(z.string().trim(), max).optional();
}

/** An e-mail address that must be there. */
export function requiredEmail(required: string, invalid = 'Please enter a valid email address') {
  return z
    .string(required)
    .trim()
    .min(1, required)
    .max(254, invalid)
    .meta(
      correctedDescription({
        on: '2026-11-27',
        keywords: { format: 'email', pattern: z.regexes.email.source },
      }),
    )
    .pipe(z.email(invalid));
}

/** An e-mail address that may be left out or empty. */
export const optionalEmail = z
  .union([z.literal(''), z.email('Please enter a valid email address').max(254)])
  .optional();

/** E-mails compare without regard to case; what was typed is kept for showing. */
export function toEmailKey(email: string): string {
  return email.trim().toLowerCase();
}
