import type PDFDocument from 'pdfkit';

/** Glyphs as the file names them, and where each stands, in thousandths of the size. */
export type Encoded = [codes: string[], positions: Position[]];
type Position = { xAdvance: number; xOffset: number; yOffset: number; advanceWidth: number };

type ChosenFont = { id: string; ref: () => unknown; encode: (text: string, glyphs: unknown) => Encoded };

/**
 * The font that was chosen last by `font`. pdfkit has no public way to name it on a page or to encode glyphs that are shaped already, so
 * this is the one place that reads a private field of pdfkit. Throws where a release of pdfkit keeps the font elsewhere.
 */
export function chosenFontOf(pdf: InstanceType<typeof PDFDocument>): ChosenFont {
  const { _font: font } = pdf as unknown as { _font?: Partial<ChosenFont> | null };
  if (typeof font?.id !== 'string' || typeof font.ref !== 'function' || typeof font.encode !== 'function') {
    throw new Error('This release of pdfkit does not keep the chosen font in `_font`');
  }
  return font as ChosenFont;
}
