import type { Font } from 'fontkit';
import type { Font as ShapingFont } from 'harfbuzzjs';
import { shapeText } from './shape-text.ts';
import type { Glyph } from './shape-text.ts';

/**
 * A font in the form that pdfkit expects. fontkit reads the file and writes the subset. HarfBuzz shapes the text, because fontkit throws on
 * Gurmukhi and misplaces Bengali and Thai marks. pdfkit passes `features` on unchanged, so `features` may also contain glyphs that are
 * already shaped.
 */
export function fontForPdf(data: Font, shaping: ShapingFont): Buffer {
  function layout(text: string, features: readonly (string | Glyph)[] = []) {
    const shaped = features.filter((feature) => typeof feature !== 'string');
    const tags = features.filter((feature) => typeof feature === 'string');
    const glyphs =
      shaped.length > 0
        ? shaped
        : shapeText(shaping, text, { isRightToLeft: false, features: tags }).flatMap((chunk) => chunk.glyphs);
    const positions = glyphs.map(({ position }) => ({ ...position }));
    return {
      positions,
      glyphs: glyphs.map((glyph) => ({
        id: glyph,
        codePoints: glyph.codePoints,
        advanceWidth: shaping.glyphHAdvance(glyph.glyphId),
      })),
      /** A getter, because pdfkit reads the value after it has converted the positions to its own units. */
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  }

  const font: unknown = Object.assign(Object.create(data) as object, {
    layout,
    createSubset: () => subsetOf(data),
  });
  return font as Buffer;
}

/** Fields of fontkit's subset that fontkit's types lack. `glyphs`: the glyph ids of the font file, by their index in the subset. */
type Subset = { glyphs: number[]; includeGlyph: (glyphId: number) => number };

/** A subset that includes a glyph once for each letter that it represents, so that PDF readers extract the right text. */
function subsetOf(data: Font): object {
  const subset = data.createSubset() as unknown as Subset;
  const include = subset.includeGlyph.bind(subset);
  const known = new Map<string, number>();
  const drawn = new Map<Glyph, number>();
  const usedIndexes = new Set<number>();

  function indexOf(glyphId: number): number {
    const first = include(glyphId);
    return usedIndexes.has(first) ? subset.glyphs.push(glyphId) - 1 : first;
  }

  function placeOf({ glyphId, codePoints }: Glyph): number {
    const key = `${glyphId} ${codePoints.join(' ')}`;
    const index = known.get(key) ?? indexOf(glyphId);
    known.set(key, index);
    usedIndexes.add(index);
    return index;
  }

  function includeGlyph(glyph: number | Glyph): number {
    if (typeof glyph === 'number') {
      return include(glyph);
    }
    const index = drawn.get(glyph) ?? placeOf(glyph);
    drawn.set(glyph, index);
    return index;
  }

  return Object.assign(subset, { includeGlyph });
}
