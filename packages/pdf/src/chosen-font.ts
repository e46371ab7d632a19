import type PDFDocument from 'pdfkit';

/** Glyph codes in the file, and each glyph's position in thousandths of the font size. */
export type Encoded = [codes: string[], positions: Position[]];
type Position = { xAdvance: number; xOffset: number; yOffset: number; advanceWidth: number };

type ChosenFont = { id: string; ref: () => unknown; encode: (text: string, glyphs: unknown) => Encoded };

/**
 * The font chosen last by `font`. pdfkit has no public way to name it on a page or to encode shaped glyphs, so this is the only module that
 * reads a private field of pdfkit. Throws if a release of pdfkit stores the font elsewhere.
 */
export function chosenFontOf(pdf: InstanceType<typeof PDFDocument>): ChosenFont {
  const { _font: font } = pdf as unknown as { _font?: Partial<ChosenFont> | null };
  if (typeof font?.id !== 'string' || typeof font.ref !== 'function' || typeof font.encode !== 'function') {
    throw new Error('This release of pdfkit does not keep the chosen font in `_font`');
  }
  return font as ChosenFont;
}
