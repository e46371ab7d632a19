import { lookedAt, notLookedAt } from './looks.ts';

const pages = [
  { name: 'landing', of: 'nobody' },
  { name: 'client-events', of: 'client' },
];
const look = (description: string) => ({ annotations: [{ type: lookedAt, description }] });

describe('the looks of a run', () => {
  test('when every page was examined, then there are no faults', () => {
    expect(notLookedAt(pages, [look('landing'), look('client-events')])).toEqual([]);
  });

  test('when one test examined several pages, then each of them counts', () => {
    const both = { annotations: [...look('landing').annotations, ...look('client-events').annotations] };

    expect(notLookedAt(pages, [both])).toEqual([]);
  });

  test('when no test examined a page, then it is reported', () => {
    expect(notLookedAt(pages, [look('landing')])).toEqual([
      'Nobody looked at the page client-events as client',
    ]);
  });

  test('when another annotation names a page, then it does not count as examined', () => {
    const skipped = { annotations: [{ type: 'skip', description: 'client-events' }] };

    expect(notLookedAt(pages, [look('landing'), skipped])).toHaveLength(1);
  });
});
