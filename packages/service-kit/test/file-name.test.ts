import { parse } from 'content-disposition';
import { fileHeaders, bufferedFile } from '../src/http/file-answer.ts';
import { fileNameOf } from '../src/http/file-name.ts';

const family = '👨‍👩‍👧‍👦';

function savedAs(name: string): Record<string, string> {
  const headers = fileHeaders(bufferedFile(name, new Uint8Array()), 'application/pdf');
  return parse(headers['content-disposition'] ?? '').parameters;
}

describe('the name of a file', () => {
  test.each([
    [['Invoice 12', 'Raga & Rhythm'], 'Invoice 12 – Raga & Rhythm.pdf'],
    [['Invoice draft', ''], 'Invoice draft.pdf'],
    [['Invoice 12', 'Sunset Sound Co.'], 'Invoice 12 – Sunset Sound Co.pdf'],
    [['Invoice 12', '...'], 'Invoice 12.pdf'],
    [['Quote', '???', 'Event'], 'Quote – Event.pdf'],
    [['Quote', '???', '***'], 'Quote.pdf'],
    [['Quote', 'A/B\\C:D*E?F"G<H>I|J'], 'Quote – A B C D E F G H I J.pdf'],
    [['Quote', '../../etc/passwd\u0000'], 'Quote – .. .. etc passwd.pdf'],
    [['Quote', 'One\r\nTwo\u202E'], 'Quote – One Two.pdf'],
    [['Invoice 12', 'con'], 'Invoice 12 – con.pdf'],
    [['Receipt 3', 'ستارہ ساؤنڈ'], 'Receipt 3 – ستارہ ساؤنڈ.pdf'],
  ])('when its parts are %j, then it is %j', (parts, name) => {
    expect(fileNameOf(parts, 'pdf')).toBe(name);
  });

  test.each(['x', 'é', '音', family])('when %j repeats, then the part is cut at graphemes', (character) => {
    const name = fileNameOf(['Quote', character.repeat(200)], 'pdf');

    const cut = name.replace(/^Quote – /, '').replace(/\.pdf$/, '');
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
    expect(cut.replaceAll(character, '')).toBe('');
    expect(Buffer.byteLength(name) + Buffer.byteLength(character)).toBeGreaterThan(200);
  });

  test.each([
    ['x'.repeat(200), 'Okafor Wedding', /^Quote – x{167} – Okafor Wedding\.pdf$/],
    ['Nova Sound', 'x'.repeat(200), /^Quote – Nova Sound – x{171}\.pdf$/],
    ['x'.repeat(200), 'y'.repeat(200), /^Quote – x{90} – y{91}\.pdf$/],
  ])('when the owner is %j and the subject %j, then the name contains both', (owner, subject, name) => {
    expect(fileNameOf(['Quote', owner, subject], 'pdf')).toMatch(name);
  });

  test.each(['Invoice 12 – Raga & Rhythm.pdf', 'Invoice 3 – "ستارہ" 50%.pdf', 'events.csv'])(
    'when the name is %j, then a browser saves the file under that name',
    (name) => {
      expect(savedAs(name)).toMatchObject({ filename: name });
    },
  );

  test('when a program does not read encoded names, then it gets an ASCII name', () => {
    const { 'content-disposition': header } = fileHeaders(
      bufferedFile('Quote – Zoë 音.pdf', new Uint8Array()),
      'application/pdf',
    );

    expect(header).toContain('filename="Quote - Zoe _.pdf"');
  });
});
