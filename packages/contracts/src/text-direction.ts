const letters = String.raw`\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}`;

/** Letters that run from right to left (Hebrew, Arabic and others), including the blocks that Unicode reserves for such scripts. */
export const rightToLeftLetters = new RegExp(`[${letters}]`, 'u');

/** Right-to-left letters, and marks that change the direction. A text stored by an earlier release may contain such marks. */
const turning = new RegExp(String.raw`[${letters}\u200F\u202A-\u202E\u2066-\u2069]`, 'u');

/** The characters FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE (UAX #9). Cleaned text contains neither. */
export const isolate = { start: '\u2068', end: '\u2069' } as const;

const isolates = /[\u2066-\u2069]/g;

/**
 * Isolates a name within a sentence, so that the name's direction does not reorder the words around it. Returns a left-to-right name
 * unchanged.
 */
export function isolated(name: string): string {
  return turning.test(name) ? `${isolate.start}${withoutIsolates(name)}${isolate.end}` : name;
}

/** Removes isolate characters from a text, for places where they must not appear: plain text, email subjects, titles of files. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(isolates, '');
}
