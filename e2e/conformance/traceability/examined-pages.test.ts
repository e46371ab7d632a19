import { examinedPage, unexaminedPages } from './examined-pages.ts';

const pages = [
  { name: 'landing', role: 'nobody' },
  { name: 'client-events', role: 'client' },
];
const aTestOf = (description: string) => ({ annotations: [{ type: examinedPage, description }] });

describe('the examined pages of a run', () => {
  test('when every page was examined, then there are no faults', () => {
    expect(unexaminedPages(pages, [aTestOf('landing'), aTestOf('client-events')])).toEqual([]);
  });

  test('when one test examined several pages, then each of them counts', () => {
    const both = {
      annotations: [...aTestOf('landing').annotations, ...aTestOf('client-events').annotations],
    };

    expect(unexaminedPages(pages, [both])).toEqual([]);
  });

  test('when no test examined a page, then it is reported', () => {
    expect(unexaminedPages(pages, [aTestOf('landing')])).toEqual([
      'No test examined the page client-events as client',
    ]);
  });

  test('when an annotation of another type names a page, then the page does not count as examined', () => {
    const skipped = { annotations: [{ type: 'skip', description: 'client-events' }] };

    expect(unexaminedPages(pages, [aTestOf('landing'), skipped])).toHaveLength(1);
  });
});
