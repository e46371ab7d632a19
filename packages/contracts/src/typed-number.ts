import { cleanTyped } from './clean-text.ts';

/** Shown beside a field for numbers that holds a text which is none. */
export const noNumber = 'Enter a number such as 4.5';

/** Shown beside a field for whole numbers that holds anything else. */
export const noWholeNumber = 'Enter a whole number';

/** As in an amount, a comma separates thousands and stands nowhere else. */
const typedNumber = /^-?(?:[1-9]\d{0,2}(?:,\d{3})+|\d+)(?:\.\d+)?$/;

/** What a person types as a number ("4.5", "1,200"), or null when it is none: a comma for decimals is never guessed at. */
export function parseNumber(typed: string): number | null {
  const cleaned = cleanTyped(typed);
  const number = Number(cleaned.replaceAll(',', ''));
  return typedNumber.test(cleaned) && Number.isFinite(number) ? number : null;
}

/** What a number schema says: `unreadable` for a text, `required` where nothing was given. */
export function orUnreadable(required: string, unreadable: string) {
  return { error: ({ input }: { input?: unknown }) => (typeof input === 'string' ? unreadable : required) };
}
