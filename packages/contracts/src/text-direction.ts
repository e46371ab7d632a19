const letters = String.raw`\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}`;

/** Letters that run from right to left (Hebrew, Arabic, and scripts like them), with the blocks that Unicode keeps for such. */
export const rightToLeftLetters = new RegExp(`[${letters}]`, 'u');

/** The same, and marks that turn what follows: a text stored by an earlier release may hold some. */
const turning = new RegExp(String.raw`[${letters}\u200F\u202A-\u202E\u2066-\u2069]`, 'u');

/** FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE (UAX #9): no typed text holds them once it is clean. */
export const isolate = { start: '\u2068', end: '\u2069' } as const;

const isolates = /[\u2066-\u2069]/g;

/** A name within a sentence: whichever way the name runs, the words around it keep their order. One that runs as they do stays as it is. */
export function isolated(name: string): string {
  return turning.test(name) ? `${isolate.start}${withoutIsolates(name)}${isolate.end}` : name;
}

/** The words alone, for places where no mark may stand: plain text, subjects, the title of a file. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(isolates, '');
}
