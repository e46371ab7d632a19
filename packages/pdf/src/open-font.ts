import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import type { Font as FontData } from 'fontkit';
import { Blob, Face, Font as ShapingFont } from 'harfbuzzjs';
import type { FontFile } from './font-files.ts';
import { fontForPdf } from './font-for-pdf.ts';
import { shapeText } from './shape-text.ts';
import type { Chunk, Shaping } from './shape-text.ts';

export type Font = {
  /** Whether the font has glyphs for all letters of a text; invisible characters need no glyph. */
  has: (text: string) => boolean;
  shape: (text: string, shaping: Shaping) => Chunk[];
  /** The top and bottom of a glyph relative to the baseline, in units of the font; negative below the baseline. */
  inkOf: (glyphId: number) => { top: number; bottom: number };
  unitsPerEm: number;
  /** The font to register with pdfkit. It is an object of `fontForPdf`, although its type is `Buffer`. */
  source: Buffer;
};

const { resolve } = createRequire(import.meta.url);
const opened = new Map<FontFile, Font>();

/** The font in a file, which is read once, on first use. Throws if the file is not a font. */
export function fontOf(file: FontFile): Font {
  const font = opened.get(file) ?? open(file);
  opened.set(file, font);
  return font;
}

function open(file: FontFile): Font {
  const bytes = readFileSync(resolve(file));
  const data = create(bytes);
  if (!('hasGlyphForCodePoint' in data)) {
    throw new Error(`${file} is a collection, not a font`);
  }
  const shaping = new ShapingFont(new Face(new Blob(bytes)));
  return {
    has: (text) => knows(data, text) || knows(data, text.normalize('NFD')),
    shape: (text, options) => shapeText(shaping, text, options),
    inkOf: (glyphId) => inkOf(shaping, glyphId),
    unitsPerEm: data.unitsPerEm,
    source: fontForPdf(data, shaping),
  };
}

function inkOf(shaping: ShapingFont, glyphId: number): { top: number; bottom: number } {
  const { yBearing, height } = shaping.glyphExtents(glyphId) ?? { yBearing: 0, height: 0 };
  return { top: yBearing, bottom: yBearing + height };
}

function knows(data: FontData, text: string): boolean {
  return Array.from(text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')).every((letter) =>
    data.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
}
