import PDFDocument from 'pdfkit';
import { chosenFontOf } from '../src/chosen-font.ts';
import { brandFonts } from '../src/font-files.ts';
import { fontOf } from '../src/open-font.ts';

describe('the font that pdfkit has chosen', () => {
  test('when a font was chosen, then that font encodes shaped glyphs', () => {
    const { source, shape } = fontOf(brandFonts.text);
    const [chunk] = shape('D', { isRightToLeft: false });
    const pdf = new PDFDocument({ autoFirstPage: false }).registerFont('own', source).font('own');

    const [codes, positions] = chosenFontOf(pdf).encode('', chunk?.glyphs);

    expect(codes).toEqual([expect.stringMatching(/^[0-9a-f]{4}$/)]);
    expect(positions[0]?.xAdvance).toBeGreaterThan(0);
  });

  test('when pdfkit does not store the font in the expected field, then the call throws', () => {
    const pdf = Object.assign(new PDFDocument(), { _font: null });

    expect(() => chosenFontOf(pdf)).toThrow('does not keep the chosen font');
  });
});
