import { lookedAt, notLookedAt } from './looks.ts';

const pages = [
  { name: 'landing', of: 'nobody' },
  { name: 'client-events', of: 'client' },
];
const look = (description: string) => ({ annotations: [{ type: lookedAt, description }] });

describe('the looks of a run', () => {
  test('when each page was looked at, then nothing is wrong', () => {
    expect(notLookedAt(pages, [look('landing'), look('client-events')])).toEqual([]);
  });

  test('when one test looked at several pages, then each of them counts', () => {
    const both = { annotations: [...look('landing').annotations, ...look('client-events').annotations] };

    expect(notLookedAt(pages, [both])).toEqual([]);
  });

  test('when nobody looked at a page, then it is named', () => {
    expect(notLookedAt(pages, [look('landing')])).toEqual([
      'Nobody looked at the page client-events as client',
    ]);
  });

  test('when a page is named by another annotation, then it is not counted as looked at', () => {
    const skipped = { annotations: [{ type: 'skip', description: 'client-events' }] };

    expect(notLookedAt(pages, [look('landing'), skipped])).toHaveLength(1);
  });
});
