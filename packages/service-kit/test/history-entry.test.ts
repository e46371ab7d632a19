import { factsWithData } from '../src/store/history-entry.ts';
import { createShapes } from '../src/store/shapes.ts';

const { toEntry, toStoredEntries, toState, toFields } = createShapes([factsWithData]);
const at = new Date('2026-03-02T15:00:00Z');
const earlier = { type: 'sent', actor: 'provider', at };
const entry = { ...earlier, version: 4, data: { number: 7 } };

describe('an entry that had no data in the earlier release', () => {
  test('when it is read, then its version is unknown and its data is empty', () => {
    expect(toEntry(earlier)).toEqual({ ...earlier, version: null, data: {} });
  });

  test.each([1, 2])('when this release stores one in shape %i, then it keeps version and data', (shape) => {
    const [stored] = toStoredEntries([entry], shape);

    expect(stored).toMatchObject(entry);
    expect(toEntry(stored ?? {})).toEqual(entry);
  });

  test('when the state is stored and read, then nothing of it changes', () => {
    const { fields } = toFields({ name: 'Gala' }, 1);

    expect(toState({ ...fields, _id: 'a', version: 2 })).toEqual({ id: 'a', version: 2, name: 'Gala' });
  });
});
