import { cleanTyped } from './clean-text.ts';
import { correctedDescription } from './corrected-description.ts';
import { cleanText } from './text.ts';

const longest = 40;
const leastDigits = 7;
const tooFewDigits = `Please enter a phone number with at least ${leastDigits} digits`;

/** The pattern in the API description, which works in every regular expression dialect. */
const enoughDigits = `[0-9](?:[^0-9]*[0-9]){${leastDigits - 1}}`;

/** A required phone number, stored as typed, but without invisible characters; `invalid` is the error for too few digits. */
export function requiredPhone(required: string, invalid = tooFewDigits) {
  return phone(required)
    .min(1, required)
    .refine((typed) => typed === '' || hasEnoughDigits(typed), invalid)
    .meta(
      correctedDescription({
        on: '2026-11-27',
        keywords: { pattern: enoughDigits, maxLength: longest },
      }),
    );
}

/** A required phone number of at least `least` characters, for the create-event page; one message covers all errors. */
export function longPhone(required: string, least: number) {
  return phone(required, required)
    .refine((typed) => typed.length >= least && hasEnoughDigits(typed), required)
    .meta(
      correctedDescription({
        on: '2026-11-27',
        keywords: { pattern: `[0-9](?:[^0-9]*[0-9]){${least - 1}}`, maxLength: longest },
      }),
    );
}

/** An optional phone number; a blank one becomes the empty text. */
export function optionalPhone() {
  return phone(tooFewDigits)
    .refine((typed) => typed === '' || hasEnoughDigits(typed), tooFewDigits)
    .meta(
      correctedDescription({
        on: '2026-11-27',
        keywords: { pattern: `^$|${enoughDigits}`, maxLength: longest },
      }),
    )
    .optional();
}

function phone(required: string, message?: string) {
  return cleanText({ clean: cleanTyped, max: longest, required, ...(message !== undefined && { message }) });
}

/** Digits of any script count. */
function hasEnoughDigits(typed: string): boolean {
  return (typed.match(/\p{Nd}/gu) ?? []).length >= leastDigits;
}
