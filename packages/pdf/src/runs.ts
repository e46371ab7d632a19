import { fallbackFonts, brandFonts } from './font-files.ts';
import type { FontRole, FontFile } from './font-files.ts';
import type { Line } from './lines.ts';
import { visualIndexesOf } from './lines.ts';
import { fontOf } from './open-font.ts';

/** A part of a line in one font and one direction. `visualIndex`: its rank from left to right. */
export type Run = { font: FontFile; text: string; isRightToLeft: boolean; visualIndex: number };

type Letter = { text: string; font: FontFile; level: number; start: number };

/** The box that replaces a character that no font has. */
const missing = '□';

const letters = new Intl.Segmenter('en');
const plain = /^[\x20-\x7E]*$/;

/** Splits a line into runs, in reading order. */
export function runsOf(line: Line, fontRole: FontRole): Run[] {
  if (plain.test(line.text)) {
    return line.text === ''
      ? []
      : [{ font: brandFonts[fontRole], text: line.text, isRightToLeft: false, visualIndex: 0 }];
  }
  const merged: Letter[] = [];
  for (const letter of lettersOf(line, fontRole)) {
    const last = merged.at(-1);
    if (last?.font === letter.font && last.level === letter.level) {
      merged.splice(-1, 1, { ...last, text: last.text + letter.text });
    } else {
      merged.push(letter);
    }
  }
  const visualIndexOf = visualIndexesOf(line);
  return merged.map(({ font, text, level, start }) => ({
    font,
    text,
    isRightToLeft: level % 2 === 1,
    visualIndex: visualIndexOf(start),
  }));
}

/** The graphemes of a line with their fonts. Spaces use the product's font, so that words have the same width alone and in a line. */
function lettersOf({ text, order }: Line, fontRole: FontRole): Letter[] {
  const found: Letter[] = [];
  let word: FontFile | null = null;
  for (const { segment, index } of letters.segment(text)) {
    const position = { level: order?.levels[index] ?? 0, start: index };
    const [space = ''] = /^[ \u00A0]/.exec(segment) ?? [];
    if (space !== '') {
      found.push({ ...position, text: space, font: brandFonts[fontRole] });
    }
    // A mark after a space forms one grapheme with the space, but needs another font.
    const rest = segment.slice(space.length);
    if (rest !== '' && !/^\p{Default_Ignorable_Code_Point}+$/u.test(rest)) {
      const parts = assignFonts(rest, fontRole, word);
      word = parts.at(-1)?.font ?? null;
      found.push(...parts.map((part) => ({ ...position, start: index + space.length, ...part })));
    }
  }
  return found;
}

/** Finds a font for a grapheme. If no font has all of the grapheme with its marks, splits it and finds a font for each part. */
function assignFonts(
  letter: string,
  fontRole: FontRole,
  before: FontFile | null,
): Pick<Letter, 'text' | 'font'>[] {
  const font = fontFor(letter, fontRole, before);
  if (font !== undefined) {
    return [{ text: letter, font }];
  }
  const parts = Array.from(letter);
  return parts.length === 1
    ? [{ text: missing, font: fallbackFonts(missing, fontRole)[0] ?? brandFonts[fontRole] }]
    : parts.flatMap((part) => assignFonts(part, fontRole, before));
}

/** The first font that has the letter. Symbols that all scripts share prefer the font of the preceding word. */
function fontFor(letter: string, fontRole: FontRole, before: FontFile | null): FontFile | undefined {
  const isShared = before !== null && /^[\p{Script=Common}\p{Script=Inherited}]/u.test(letter);
  const emojiFirst = letter.includes('\uFE0F') ? fallbackFonts(letter, fontRole) : [];
  return [
    ...emojiFirst,
    brandFonts[fontRole],
    ...(isShared ? [before] : []),
    ...fallbackFonts(letter, fontRole),
  ].find((font) => fontOf(font).has(letter));
}
