import type PDFDocument from 'pdfkit';

/** The codes of glyphs in the file, and the position of each glyph in thousandths of the font size. */
export type Encoded = [codes: string[], positions: Position[]];
type Position = { xAdvance: number; xOffset: number; yOffset: number; advanceWidth: number };

type ChosenFont = { id: string; ref: () => unknown; encode: (text: string, glyphs: unknown) => Encoded };

/**
 * The font that the last call of `pdf.font` has chosen. pdfkit has no public API to reference a font on a page or to encode shaped glyphs,
 * so this module, and no other, reads a private field of pdfkit. Throws if a release of pdfkit stores the font elsewhere.
 */
export function chosenFontOf(pdf: InstanceType<typeof PDFDocument>): ChosenFont {
  const { _font: font } = pdf as unknown as { _font?: Partial<ChosenFont> | null };
  if (typeof font?.id !== 'string' || typeof font.ref !== 'function' || typeof font.encode !== 'function') {
    throw new Error('This release of pdfkit does not keep the chosen font in `_font`');
  }
  return font as ChosenFont;
}
