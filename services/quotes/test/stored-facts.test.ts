import { createShapes } from '@marquee/service-kit/store/shapes';
import fc from 'fast-check';
import { eraseTypedTexts } from '../src/quotes/quote-history.ts';
import type { QuoteHistoryEntry } from '../src/quotes/quote-history.ts';
import { quoteShapes } from '../src/quotes/stored-shapes.ts';
import { anyFactWithoutText, anyFactWithText } from './support/any-recorded-fact.ts';

const { toEntry, toStoredEntries, current } = createShapes(quoteShapes);
const at = new Date('2026-03-02T15:00:00Z');
const added = {
  type: 'line-item-added',
  data: { serviceName: 'Uplights', lineCount: 2, payableCents: 149_950 },
} as const;

/** An entry as release 1.0.0 stored it. */
const earlier = {
  ...{ id: '4-1', status: 'draft', actor: 'provider', createdAt: at },
  notes: 'Uplights added: 2 lines, total $1,499.50',
};
const fact = { ...added, version: 4, actor: 'provider', at } as const;
const entry: QuoteHistoryEntry = { id: '4-1', status: 'draft', ...fact };

describe('an entry of a quote’s history that an earlier release stored', () => {
  test('when it is read, then it has the fact of its sentence, and the version of its id', () => {
    expect(toEntry(earlier)).toEqual(entry);
  });

  test('when its sentence is unknown, then the sentence is the fact', () => {
    expect(toEntry({ ...earlier, notes: 'Conjured up' })).toEqual({
      ...entry,
      ...{ type: 'noted', data: { text: 'Conjured up' } },
    });
  });

  test('when this release had worded the fact differently, then it keeps the wording', () => {
    expect(toEntry({ ...earlier, notes: 'Made by hand' })).toEqual({
      ...entry,
      ...{ type: 'created', data: { isRequested: false }, wording: 'Made by hand' },
    });
  });
});

describe('an entry of a quote’s history that this release stores', () => {
  test('when shape 3 has not begun, then the fact is stored beside the sentence', () => {
    expect(toStoredEntries([entry], 1)).toEqual([{ ...earlier, fact }]);
    expect(toStoredEntries([entry], 2)).toEqual([{ ...earlier, fact, shape: 2 }]);
  });

  test('when shape 3 has begun, then only the fact is stored', () => {
    expect(toStoredEntries([entry], current)).toEqual([{ ...entry, shape: 3 }]);
  });

  test('when the previous release erased a name from the sentence, then the name in the fact is not read', () => {
    const erased = { ...earlier, notes: 'Service added: 2 lines, total $1,499.50', fact };

    expect(toEntry(erased)).toEqual({ ...entry, data: { ...added.data, serviceName: null } });
  });

  test.each([1, 2, current])(
    'when any fact is stored in shape %i and read again, then nothing is lost',
    (shape) => {
      fc.assert(
        fc.property(fc.oneof(anyFactWithText, anyFactWithoutText), (recorded) => {
          const written = { ...entry, ...recorded };

          expect(toStoredEntries([written], shape).map(toEntry)).toEqual([written]);
        }),
      );
    },
  );

  test.each([1, 2, current])('when typed texts are erased, then shape %i stores none of them', (shape) => {
    const stored = toStoredEntries([eraseTypedTexts(entry)], shape);

    expect(JSON.stringify(stored)).not.toContain('Uplights');
    expect(stored.map(toEntry)).toEqual([{ ...entry, data: { ...added.data, serviceName: null } }]);
  });

  test('when a fact with the wording of an earlier release is stored beside its sentence, then the sentence is that wording', () => {
    const written = { ...entry, type: 'created', data: { isRequested: false }, wording: 'Made by hand' };

    const [stored] = toStoredEntries([written], 2);

    expect(stored).toMatchObject({ notes: 'Made by hand' });
    expect(toEntry(stored ?? {})).toEqual(written);
  });
});
