import { buffer } from 'node:stream/consumers';
import { readPdf } from '../src/test-kit/read-pdf.ts';
import { countLines, shortenDocument } from '../src/shorten-document.ts';
import type { Cells } from '../src/document-definition.ts';
import { renderPdf } from '../src/render-pdf.ts';
import { aDocument, bytesOf } from './a-document.ts';

const hostile = 'a\n'.repeat(498);

function rowsWith(note: string, count: number): Cells[] {
  return Array.from({ length: count }, (_row, index) => [
    { text: `Service ${index}`, note },
    { text: '$1.00' },
  ]);
}

describe('a document that is too long', () => {
  test('when many descriptions have hundreds of lines, then it has at most a hundred pages and states that it is shortened', async () => {
    const document = aDocument({ rows: rowsWith(hostile, 100) });

    const { pages } = await readPdf(await bytesOf(document));

    expect(pages.length).toBeLessThanOrEqual(100);
    expect(pages[0]).toContain(
      'Long texts are cut in this document: they end with “…”. Its page in Marquee shows the full texts.',
    );
    expect(pages.flat().filter((line) => line === 'a…')).toHaveLength(100);
  });

  test('when it is shortened, then every row, name and amount stays', async () => {
    const { pages } = await readPdf(await bytesOf(aDocument({ rows: rowsWith(hostile, 100) })));

    const rows = pages.flat().filter((line) => /^Service \d+ {2}\$1\.00$/.test(line));

    expect(rows).toHaveLength(100);
    expect(pages.flat()).toContain('Total  $9.00');
  });

  test('when one text is long and the others are short, then only the long text is cut', () => {
    const document = aDocument({ rows: rowsWith('Six hours', 20), notes: 'Load in at two. '.repeat(400) });

    const { sections } = shortenDocument(document, 60);

    expect(sections.filter((section) => JSON.stringify(section).includes('…'))).toEqual([
      expect.objectContaining({ heading: 'Shortened' }),
      expect.objectContaining({ heading: 'Notes' }),
    ]);
    expect(countLines({ ...document, sections })).toBeLessThan(70);
  });

  test('when a text is cut, then no grapheme is divided', () => {
    const family = '👨‍👩‍👧';

    const { sections } = shortenDocument(aDocument({ notes: family.repeat(500) }), 20);

    const notes = sections.find((section) => section.kind === 'text' && section.heading === 'Notes');
    expect(notes?.kind === 'text' && notes.text.replaceAll(family, '')).toBe('…');
  });

  test('when five hundred services have texts of the usual length, then nothing is cut', () => {
    const document = aDocument({ rows: rowsWith('Six hours of music by the band. '.repeat(5).trim(), 500) });

    expect(shortenDocument(document, 2_500)).toBe(document);
  });

  test('when the allowed lines fill more pages than allowed, then the document is shortened to the allowed pages', async () => {
    const bytes = await buffer(renderPdf(aDocument({ notes: hostile }), { lines: 2_500, pages: 3 }).content);

    expect((await readPdf(bytes)).pages.length).toBeLessThanOrEqual(3);
  });
});
