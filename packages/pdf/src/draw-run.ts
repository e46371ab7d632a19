import type PDFDocument from 'pdfkit';
import { chosenFontOf } from './chosen-font.ts';
import type { Encoded } from './chosen-font.ts';
import { marksLast } from './shape-text.ts';
import type { Chunk } from './shape-text.ts';

type Run = { chunks: readonly Chunk[]; isRightToLeft: boolean };

/**
 * Draws shaped glyphs in the chosen font, in reading order. `x`: the left edge; `y`: the baseline; in points. pdfkit's `text` is not used,
 * because it would put each letter with its own ActualText into a text object of its own. Some PDF readers, such as poppler, misplace it.
 */
export function drawRun(
  pdf: InstanceType<typeof PDFDocument>,
  { chunks, isRightToLeft }: Run,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { height } = pdf.page;
  const fonts = pdf.page.fonts as Record<string, unknown>;
  const font = chosenFontOf(pdf);
  fonts[font.id] ??= font.ref();
  pdf.save().transform(1, 0, 0, -1, 0, height);
  pdf.addContent(`BT /${font.id} ${size} Tf`);
  const letters = chunks.map((chunk) => positionGlyphs(font.encode('', chunk.glyphs), size));
  let at = isRightToLeft ? x + letters.reduce((sum, { width }) => sum + width, 0) : x;
  for (const [index, { glyphs, width }] of letters.entries()) {
    const start = isRightToLeft ? at - width : at;
    at = isRightToLeft ? start : at + width;
    const positioned = glyphs.map((glyph) => ({ ...glyph, x: glyph.x + start, y: glyph.y + height - y }));
    const actual = chunks[index]?.actual;
    if (actual === undefined) {
      pdf.addContent(positioned.map(showGlyph).join('\n'));
    } else {
      pdf.markContent('Span', { actual });
      pdf.addContent(showGlyphsAsOne(positioned, start + width));
      pdf.endMarkedContent();
    }
  }
  pdf.addContent('ET').restore();
}

type PositionedGlyph = { code: string; x: number; y: number; width: number; isMark: boolean };

/** Converts the positions of a letter's glyphs to points from the start of the letter. */
function positionGlyphs(
  [codes, positions]: Encoded,
  size: number,
): { glyphs: PositionedGlyph[]; width: number } {
  const points = (distance: number) => (distance * size) / 1000;
  let width = 0;
  const glyphs = positions.map(({ xAdvance, xOffset, yOffset, advanceWidth }, index) => {
    const x = width + points(xOffset);
    width += points(xAdvance);
    const own = { y: points(yOffset), width: points(advanceWidth), isMark: xAdvance === 0 };
    return { code: codes[index] ?? '', x, ...own };
  });
  return { glyphs, width };
}

function showGlyph({ code, x, y }: PositionedGlyph): string {
  return `1 0 0 1 ${formatPoints(x)} ${formatPoints(y)} Tm <${code}> Tj`;
}

/**
 * Shows the glyphs of one letter. PDF readers assume that the letter extends from the start of the first glyph to the end of the last, so
 * marks are last, and the last glyph is followed by space up to the end of the letter.
 */
function showGlyphsAsOne(glyphs: readonly PositionedGlyph[], end: number): string {
  const ordered = marksLast(glyphs, ({ isMark }) => isMark);
  const last = ordered.at(-1);
  const shows = ordered.map(showGlyph);
  const space = last === undefined ? 0 : end - last.x - last.width;
  return [...shows.slice(0, -1), `${formatPoints(space)} Tc`, ...shows.slice(-1), '0 Tc'].join('\n');
}

/** Three decimals; PDF does not allow numbers with an exponent. */
function formatPoints(points: number): string {
  return points.toFixed(3);
}
