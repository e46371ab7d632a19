import { cleanTyped } from './clean-text.ts';

/** The error of a number field with a text that is no number. */
export const noNumber = 'Enter a number such as 4.5';

/** The error of a whole-number field with anything else. */
export const noWholeNumber = 'Enter a whole number';

/** As in an amount, a comma may only separate thousands. */
const typedNumber = /^-?(?:[1-9]\d{0,2}(?:,\d{3})+|\d+)(?:\.\d+)?$/;

/** A typed number ("4.5", "1,200"), or null if it is none: a comma is never taken for a decimal point. */
export function parseNumber(typed: string): number | null {
  const cleaned = cleanTyped(typed);
  const number = Number(cleaned.replaceAll(',', ''));
  return typedNumber.test(cleaned) && Number.isFinite(number) ? number : null;
}

/** The errors of a number schema: `unreadable` for a text, `required` for a missing value. */
export function orUnreadable(required: string, unreadable: string) {
  return { error: ({ input }: { input?: unknown }) => (typeof input === 'string' ? unreadable : required) };
}
