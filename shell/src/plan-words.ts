const price = '$99 per month';
const freeUntil = 'October 1, 2025';

/** What providers pay, in the words every page uses for it. */
export const planWords = {
  price,
  freeUntil,
  inShort: `${price}, free until ${freeUntil}.`,
} as const;
