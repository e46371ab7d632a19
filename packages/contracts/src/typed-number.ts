import { cleanTyped } from './clean-text.ts';

/** The error of a number field whose text is not a number. */
export const noNumber = 'Enter a number such as 4.5';

/** The error of a whole-number field whose text is not a whole number. */
export const noWholeNumber = 'Enter a whole number';

/** As in an amount, a comma may only separate thousands. */
const typedNumber = /^-?(?:[1-9]\d{0,2}(?:,\d{3})+|\d+)(?:\.\d+)?$/;

/** Parses a typed number ("4.5", "1,200"); null if it is not a number. A comma is never read as a decimal point. */
export function parseNumber(typed: string): number | null {
  const cleaned = cleanTyped(typed);
  const number = Number(cleaned.replaceAll(',', ''));
  return typedNumber.test(cleaned) && Number.isFinite(number) ? number : null;
}

/** The errors of a number schema: `unreadable` for a text, `required` for a missing value. */
export function orUnreadable(required: string, unreadable: string) {
  return { error: ({ input }: { input?: unknown }) => (typeof input === 'string' ? unreadable : required) };
}
