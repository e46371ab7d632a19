import { cleanTyped } from './clean-text.ts';
import { correctedDescription } from './corrected-description.ts';
import { cleanText } from './text.ts';

const longest = 40;
const leastDigits = 7;
const tooFewDigits = `Please enter a phone number with at least ${leastDigits} digits`;

/** As the description of the API has it: digits that any program counts as such. */
const enoughDigits = `[0-9](?:[^0-9]*[0-9]){${leastDigits - 1}}`;

/** A phone number that must be there, kept as typed without invisible characters; `invalid` is the refusal of too few digits. */
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

/** A required phone number of at least `least` characters, as the create-event page asks for; one sentence refuses all else. */
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

/** A phone number that may be left out or blank. */
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
