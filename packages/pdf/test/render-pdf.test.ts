import { isolated } from '@marquee/contracts/text-direction';
import { renderPdf } from '../src/render-pdf.ts';
import { readPdf } from '../src/test-kit/read-pdf.ts';
import { aDocument, bytesOf, rowsOf } from './a-document.ts';

function linesOf(count: number): string {
  return Array.from({ length: count }, (_line, index) => `Floor ${index + 1}`).join('\n');
}

describe('a document', () => {
  test('when it is read back, then its words, title and language are the same', async () => {
    const { title, language, pages } = await readPdf(await bytesOf(aDocument()));

    expect([title, language, pages.length]).toEqual(['Quote for Okafor Wedding', 'en-US', 1]);
    expect(pages[0]).toEqual([
      'Sunset Sound Co.',
      'Quote',
      'dev@sunset.example',
      'Okafor Wedding',
      'For  Amara Okafor',
      'Service  Cost',
      'Service 1  $10.00',
      'Six hours',
      'Discount  −$1.00',
      'Total  $9.00',
      'Notes',
      'Thank you.',
      'Quote for Okafor Wedding  Page 1 of 1',
    ]);
  });

  test('when the content is the same, then the bytes are the same', async () => {
    expect(await bytesOf(aDocument())).toEqual(await bytesOf(aDocument()));
  });

  test('when its rows need several pages, then each page has the head of the table and a page number', async () => {
    const { pages } = await readPdf(await bytesOf(aDocument({ rows: rowsOf(60) })));

    expect(pages.length).toBeGreaterThan(2);
    for (const [index, lines] of pages.entries()) {
      expect(lines).toContain('Service  Cost');
      expect(lines.at(-1)).toBe(`Quote for Okafor Wedding  Page ${index + 1} of ${pages.length}`);
    }
    expect(pages.flat().filter((line) => line.startsWith('Service ') && line.includes('$'))).toEqual(
      rowsOf(60).map(([name, cost]) => `${name?.text ?? ''}  ${cost?.text ?? ''}`),
    );
  });

  test('when its title is wider than a page, then the footer has the start of the title, an ellipsis and the page number', async () => {
    const title = `Invoice no. 2 for ${'Anniversary'.repeat(19)}`;

    const { pages } = await readPdf(await bytesOf(aDocument({ title })));

    expect(pages[0]?.at(-1)).toMatch(/^Invoice no\. 2 for (Anniversary){4}.*… {2}Page 1 of 1$/);
  });

  test.each([
    ['the issuer has', { issuer: 'Nova', address: linesOf(60) }],
    ['the client has', { client: linesOf(60) }],
  ])('when %s an address of 60 lines, then all lines are above the footer', async (_side, overrides) => {
    const { pages } = await readPdf(await bytesOf(aDocument(overrides)));

    const lines = pages.flat();
    expect(lines.filter((line) => /Floor \d+$/.test(line))).toHaveLength(60);
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, page] of pages.entries()) {
      expect(page.at(-1)).toBe(`Quote for Okafor Wedding  Page ${index + 1} of ${pages.length}`);
    }
  });

  test('when names are in other scripts, then they can be read back', async () => {
    const name = 'Łucja Žižek, Анна Ким, Νίκη';

    const { pages } = await readPdf(await bytesOf(aDocument({ client: name })));

    expect(pages[0]).toContain(`For  ${name}`);
  });

  test('when no font has a character, then a box replaces it', async () => {
    const { pages } = await readPdf(await bytesOf(aDocument({ client: 'Gala 𓀀 \uE000' })));

    expect(pages[0]).toContain('For  Gala □ □');
  });

  test('when a name contains direction marks, then the marks are removed and the letters keep their typed order', async () => {
    const { pages } = await readPdf(await bytesOf(aDocument({ client: 'Amara \u202E9$ latoT' })));

    expect(pages[0]).toContain('For  Amara 9$ latoT');
  });

  test('when a screen reader reads it, then headings, paragraphs and cells are in reading order', async () => {
    const rows = [[{ text: 'Band', note: 'Six hours' }, { text: '' }]];

    const { tags } = await readPdf(await bytesOf(aDocument({ rows, notes: 'One.\n\nTwo.' })));

    expect(tags).toEqual([
      'P Sunset Sound Co.',
      'P dev@sunset.example',
      'P Quote',
      'H1 Okafor Wedding',
      'TH For',
      'TD Amara Okafor',
      'TH Service',
      'TH Cost',
      'TD Band Six hours',
      'TH Discount',
      'TD −$1.00',
      'TH Total',
      'TD $9.00',
      'H2 Notes',
      'P One.',
      'P Two.',
    ]);
  });

  test('when a table continues on the next page, then screen readers read its head once, and no footer', async () => {
    const { tags } = await readPdf(await bytesOf(aDocument({ rows: rowsOf(60) })));

    expect(tags.filter((tag) => tag === 'TH Service')).toHaveLength(1);
    expect(tags.filter((tag) => tag.includes('Page '))).toEqual([]);
    expect(tags.filter((tag) => tag.startsWith('TD Service '))).toHaveLength(60);
  });

  test('when its title contains XML characters, then the file is marked as tagged, and the title is well-formed XML', async () => {
    const file = (await bytesOf(aDocument({ title: `Quote for ${isolated('Raga & Rhythm <3')}` }))).toString(
      'latin1',
    );

    expect(file).toContain('/Marked true');
    expect(file).toContain('>Quote for Raga &#38; Rhythm &#60;3</rdf:li>');
    expect((await readPdf(Buffer.from(file, 'latin1'))).title).toBe('Quote for Raga & Rhythm <3');
  });

  test('when it cannot be rendered, then the call throws before the first byte', () => {
    expect(() => renderPdf({ ...aDocument(), sections: [{ kind: 'map' } as never] })).toThrow();
  });
});
