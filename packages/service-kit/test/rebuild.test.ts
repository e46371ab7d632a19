import { afterAsking, afterPage, beginning } from '../src/projections/rebuild.ts';

const orphan = { id: 'orphan', version: 3 };
const place = { source: 0, after: 'd', suspects: null };

describe('the course of a rebuild', () => {
  test.each([
    ['the page is not the last', { end: 'h', sources: 2 }, { source: 0, after: 'h', suspects: null }],
    ['a source is read', { end: null, sources: 2 }, { source: 1, after: null, suspects: null }],
    ['the last source is read', { end: null, sources: 1 }, null],
  ])('when %s and every row has a record, then the rebuild continues or ends', (_case, page, next) => {
    expect(afterPage(beginning, { ...page, suspects: [] })).toEqual(next);
  });

  test('when a row has no record, then the first source is asked for the row before the reading continues', () => {
    const next = afterPage(place, { end: 'h', suspects: [orphan], sources: 2 });

    expect(next).toEqual({ ...place, suspects: { rows: [orphan], source: 0, resumeAt: 'h' } });
  });

  test('when one of two sources has no record of a row, then the other one is asked', () => {
    const suspects = { rows: [orphan], source: 0, resumeAt: 'h' };

    const outcome = afterAsking({ ...place, suspects }, { suspects, absent: [orphan], sources: 2 });

    expect(outcome).toEqual({
      next: { ...place, suspects: { ...suspects, source: 1 } },
      orphans: [],
    });
  });

  test.each([
    ['no source has a record of the row', { source: 1, absent: [orphan] }],
    ['a source has the record after all', { source: 0, absent: [] }],
  ])('when %s, then the reading continues', (_case, { source, absent }) => {
    const suspects = { rows: [orphan], source, resumeAt: 'h' };

    const outcome = afterAsking({ ...place, suspects }, { suspects, absent, sources: 2 });

    expect(outcome).toEqual({ next: { source: 0, after: 'h', suspects: null }, orphans: absent });
  });

  test('when the last range of the last source has orphans, then the rebuild ends with their removal', () => {
    const suspects = { rows: [orphan], source: 0, resumeAt: null };

    const outcome = afterAsking({ ...place, suspects }, { suspects, absent: [orphan], sources: 1 });

    expect(outcome).toEqual({ next: null, orphans: [orphan] });
  });
});
