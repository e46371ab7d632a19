import { rightToLeftLetters } from '@marquee/contracts/text-direction';
import bidiFactory from 'bidi-js';
import type { EmbeddingLevels } from 'bidi-js';

/** A text without line ends. `order`: the bidirectional levels, only if a part of the text runs from right to left. */
export type Line = { text: string; order?: EmbeddingLevels };

const bidi = bidiFactory();

/** The form in which typed text is drawn: with single spaces, without control characters and without marks that could reverse an amount. */
function cleaned(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\u202F\u2007]/g, '\u00A0')
    .replaceAll(/[^\S\u00A0]+/g, ' ')
    .replaceAll(
      /\p{Cc}|(?![\u200B-\u200D\u2060\u2068\u2069]|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/gu,
      '',
    );
}

/** A paragraph as one line. The first letter outside isolates determines the direction of the line (UAX #9). */
export function toLine(paragraph: string): Line {
  const text = cleaned(paragraph);
  return rightToLeftLetters.test(text) ? { text, order: bidi.getEmbeddingLevels(text, 'auto') } : { text };
}

/** A part of a line without spaces at its ends. It keeps the bidirectional levels that were computed for the whole line. */
export function partOf({ text, order }: Line, start: number, end: number): Line {
  const part = text.slice(start, end);
  const from = start + part.length - part.trimStart().length;
  const trimmed = part.trim();
  if (order === undefined) {
    return { text: trimmed };
  }
  const levels = order.levels.slice(from, from + trimmed.length);
  const level = isRightToLeft({ text, order }) ? 1 : 0;
  return { text: trimmed, order: { levels, paragraphs: [{ start: 0, end: trimmed.length - 1, level }] } };
}

export function isRightToLeft({ order }: Line): boolean {
  return order?.paragraphs[0]?.level === 1;
}

/** Returns a function that maps the index of a letter (in UTF-16 units) to its position counted from the left. */
export function visualIndexesOf({ text, order }: Line): (index: number) => number {
  if (order === undefined) {
    return (index) => index;
  }
  const visualIndexes = new Map(bidi.getReorderedIndices(text, order).map((index, place) => [index, place]));
  return (index) => visualIndexes.get(index) ?? index;
}

/** The mirrored form of a bracket for right-to-left text; null for every other letter. */
export function mirrorOf(letter: string): string | null {
  return bidi.getMirroredCharacter(letter);
}
