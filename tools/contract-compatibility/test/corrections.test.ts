import { z } from 'zod';
import { compareApi } from '../src/compare-api.ts';
import { aNote, anApi, aQuote } from './contract-builders.ts';

const exactText = z.string().regex(/\S/).max(100).meta(corrected('pattern'));
const exactId = z
  .uuid()
  .nullable()
  .meta(corrected('anyOf', 'type', 'format', 'pattern'));

function corrected(...changes: string[]) {
  return { 'x-corrected': { on: '2026-11-27', changes } };
}

describe('a description that was corrected', () => {
  test.each([
    ['the request', {}, { body: aNote.extend({ text: exactText }) }, 'request.body.text.pattern is new'],
    ['the answer', {}, { response: aQuote.extend({ id: exactId }) }, 'answer.200.body.id'],
    [
      'a member of a union',
      { body: aNote.extend({ text: z.union([z.string().max(100), z.null()]) }) },
      { body: aNote.extend({ text: z.union([exactText, z.null()]) }) },
      'request.body.text.anyOf has changed',
    ],
  ])('when the description of %s was corrected, then the change is listed and breaks nothing', (...given) => {
    const [, before, now, text] = given;

    const { changes } = compareApi(anApi(before), anApi(now));

    expect(changes.filter((change) => change.breaks)).toEqual([]);
    expect(changes.map((change) => change.text).join('\n')).toContain(text);
  });

  test('when the last release already had the mark and the description is narrower now, then the change breaks the boundary', () => {
    const before = anApi({ body: aNote.extend({ text: exactText }) });
    const now = anApi({ body: aNote.extend({ text: exactText.max(9).meta(corrected('pattern')) }) });

    const { changes } = compareApi(before, now);

    expect(changes).toContainEqual({
      text: expect.stringContaining('may be longer') as string,
      breaks: true,
    });
  });

  test.each([
    [
      'a field of a corrected object must be shorter',
      aNote.extend({ text: z.string().max(9) }).meta(corrected('properties/colour/pattern')),
      'request.body.text may be longer than the reader accepts',
    ],
    [
      'a corrected text must be shorter',
      aNote.extend({ text: z.string().regex(/\S/).max(9).meta(corrected('pattern')) }),
      'request.body.text may be longer than the reader accepts',
    ],
    [
      'a corrected object requires another field',
      aNote.required().meta(corrected('properties/text/pattern')),
      'request.body.colour is required',
    ],
  ])('when %s and no mark names this change, then the change breaks the boundary', (_change, body, text) => {
    const { changes } = compareApi(anApi(), anApi({ body }));

    const breaks = changes.filter((change) => change.breaks).map(({ text }) => text);
    expect(breaks).toEqual([expect.stringContaining(text)]);
  });

  test('when the mark of an object names a keyword of a field, then the change of this keyword is listed and breaks nothing', () => {
    const body = aNote
      .extend({ text: z.string().regex(/\S/).max(100) })
      .meta(corrected('properties/text/pattern'));

    const { changes } = compareApi(anApi(), anApi({ body }));

    expect(changes.filter((change) => change.breaks)).toEqual([]);
    expect(changes.map(({ text }) => text).join('\n')).toContain('request.body.text.pattern is new');
  });
});
