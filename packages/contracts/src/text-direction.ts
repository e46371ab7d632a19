const letters = String.raw`\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}`;

/** Letters that run from right to left (Hebrew, Arabic, and similar scripts), including the blocks that Unicode reserves for such. */
export const rightToLeftLetters = new RegExp(`[${letters}]`, 'u');

/** Also marks that change the direction: a text stored by an earlier release may contain some. */
const turning = new RegExp(String.raw`[${letters}\u200F\u202A-\u202E\u2066-\u2069]`, 'u');

/** FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE (UAX #9): cleaned text contains neither. */
export const isolate = { start: '\u2068', end: '\u2069' } as const;

const isolates = /[\u2066-\u2069]/g;

/**
 * Isolates a name within a sentence, so that its direction does not reorder the words around it. Returns a left-to-right name unchanged.
 */
export function isolated(name: string): string {
  return turning.test(name) ? `${isolate.start}${withoutIsolates(name)}${isolate.end}` : name;
}

/** Removes isolates, for places without marks: plain text, subjects, file titles. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(isolates, '');
}
