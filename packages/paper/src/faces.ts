import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

export type FaceName = 'text' | 'strong' | 'board';

/** A part of a line that one font has all of. */
export type Run = { font: FontName; text: string };
export type FontName = FaceName | `${FaceName}-other`;

const { resolve } = createRequire(import.meta.url);

const dejaVu = {
  plain: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  bold: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  condensed: 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf',
};

/** The product's faces; each has beside it a font that knows the alphabets it lacks. */
const files: Record<FontName, string> = {
  text: '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
  strong: '@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf',
  board:
    '@expo-google-fonts/sofia-sans-extra-condensed/800ExtraBold/SofiaSansExtraCondensed_800ExtraBold.ttf',
  'text-other': dejaVu.plain,
  'strong-other': dejaVu.bold,
  'board-other': dejaVu.condensed,
};

/** Stands for what no font has, so that a gap is seen. */
const missing = '□';

type Font = { bytes: Buffer; has: (text: string) => boolean };
const opened = new Map<FontName, Font>();

/** Read once, when it is first needed. */
export function fontOf(name: FontName): Font {
  const known = opened.get(name) ?? open(files[name]);
  opened.set(name, known);
  return known;
}

/** Splits a line into what each font can set; characters that none has become boxes, marks that nobody sees are dropped. */
export function runsOf(line: string, face: FaceName): Run[] {
  const runs: Run[] = [];
  for (const { segment } of letters.segment(visible(line))) {
    const last = runs.at(-1);
    const { font, text } = settable(segment, face, last?.font);
    if (last === undefined || last.font === font) {
      runs.splice(-1, 1, { font, text: `${last?.text ?? ''}${text}` });
    } else {
      const word = last.text.trimEnd();
      runs.splice(
        -1,
        1,
        { font: last.font, text: word },
        { font, text: last.text.slice(word.length) + text },
      );
    }
  }
  return runs;
}

const letters = new Intl.Segmenter('en');

function visible(line: string): string {
  return line
    .normalize('NFC')
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '');
}

/** A space between two words of one font stays in it, so that they are shaped as one. */
function settable(letter: string, face: FaceName, before: FontName | undefined): Run {
  const other = `${face}-other` as const;
  if (letter === ' ' && before !== undefined) {
    return { font: before, text: letter };
  }
  const font = [face, other].find((name) => fontOf(name).has(letter));
  return font === undefined ? { font: other, text: missing } : { font, text: letter };
}

function open(file: string): Font {
  const bytes = readFileSync(resolve(file));
  const font = create(bytes);
  if (!('hasGlyphForCodePoint' in font)) {
    throw new Error(`${file} is a collection, not a font`);
  }
  return {
    bytes,
    has: (text) => Array.from(text).every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
  };
}
