import fc from 'fast-check';
import { describeFact, notesOf } from '../../src/quotes/domain/describe-fact.ts';
import { parseNotes } from '../../src/quotes/domain/parse-notes.ts';
import { withoutTypedTexts } from '../../src/quotes/domain/recorded-fact.ts';
import { anyFactWithoutText, anyFactWithText, anyText } from '../support/any-recorded-fact.ts';

const price = { version: 2, payableCents: 149_950 };
const terms = { discountCents: 1_000, validUntil: null };

describe('the fact of a sentence that an earlier release stored', () => {
  test.each([
    ['Event renamed to Gala\nat noon', { type: 'renamed', data: { eventName: 'Gala\nat noon' } }],
    ['Event renamed', { type: 'renamed', data: { eventName: null } }],
    [
      'Uplights added: 2 lines, total $1,499.50',
      { type: 'line-item-added', data: { serviceName: 'Uplights', lineCount: 2, payableCents: 149_950 } },
    ],
    [
      'One removed: 1 line, total $2.00 removed: 0 lines, total $0.00',
      {
        type: 'line-item-removed',
        data: { serviceName: 'One removed: 1 line, total $2.00', lineCount: 0, payableCents: 0 },
      },
    ],
    [
      'Service added: 1 line, total $599.00',
      { type: 'line-item-added', data: { serviceName: null, lineCount: 1, payableCents: 59_900 } },
    ],
    ['Created from the client’s request', { type: 'created', data: { isRequested: true } }],
    ['Created by the provider', { type: 'created', data: { isRequested: false } }],
    ['Terms changed: discount $10.00, valid for 30 days', { type: 'terms-changed', data: terms }],
    [
      'Terms changed: discount $10.00, valid until May 1, 2026, no deposit, balance due 1 day before the event',
      {
        type: 'terms-changed',
        data: {
          ...{ ...terms, validUntil: '2026-05-01' },
          paymentSchedule: { deposit: { kind: 'none' }, balanceDueDaysBefore: 1 },
        },
      },
    ],
    ['3 lines, total $0.99', { type: 'approved-for-review', data: { lineCount: 3, payableCents: 99 } }],
    ['Version 2 sent, total $1,499.50', { type: 'sent-to-client', data: price }],
    ['Version 2 accepted, total $1,499.50', { type: 'accepted', data: { ...price, discardedChanges: [] } }],
    [
      'Version 2 accepted, total $1,499.50. Unsent changes were discarded: 12 services added, 1 service removed, discount $1,000.00, notes changed, validity changed, payment terms changed',
      {
        type: 'accepted',
        data: {
          ...price,
          discardedChanges: [
            { kind: 'services-added', count: 12 },
            { kind: 'services-removed', count: 1 },
            { kind: 'discount', discountCents: 100_000 },
            ...[{ kind: 'notes' }, { kind: 'validity' }, { kind: 'payment-terms' }],
          ],
        },
      },
    ],
    ['Discarded changes copied into a new quote', { type: 'discarded-changes-copied', data: {} }],
    ['Archived by the provider', { type: 'archived', data: {} }],
    ['Withdrawn: the event was cancelled', { type: 'withdrawn', data: { reason: 'event-cancelled' } }],
    ['Withdrawn: an account was deleted', { type: 'withdrawn', data: { reason: 'account-deleted' } }],
    ['Version 12 withdrawn by the provider', { type: 'offer-withdrawn', data: { version: 12 } }],
    ['Erased: the client’s account was deleted', { type: 'erased', data: { side: 'client' } }],
    ['Erased: the provider’s account was deleted', { type: 'erased', data: { side: 'provider' } }],
    ['The client confirmed the email address', { type: 'linked-to-client', data: {} }],
  ])('when it is %j, then the fact has its values', (notes, fact) => {
    expect(parseNotes(notes)).toEqual(fact);
  });

  test.each([
    ['Made from the client’s request', { type: 'created', data: { isRequested: true } }],
    ['Made by hand', { type: 'created', data: { isRequested: false } }],
    ['The client’s e-mail address was verified', { type: 'linked-to-client', data: {} }],
  ])(
    'when release 1.0.0 worded it differently, as in %j, then the fact keeps that wording',
    (notes, fact) => {
      expect(parseNotes(notes)).toEqual({ ...fact, wording: notes });
    },
  );

  test.each([
    'Conjured up',
    'Unarchived by the provider',
    'Archived by the provider again',
    'Version 1 sent, total $5.00 or so',
    'Terms changed: discount $10.00',
    'Terms changed: discount $10.00, valid until Mai 1, 2026',
    'Terms changed: discount $10.00, valid until May 41, 2026',
  ])('when it is the unknown sentence %j, then the fact keeps the sentence', (notes) => {
    expect(parseNotes(notes)).toEqual({ type: 'noted', data: { text: notes } });
  });

  test('when it is any text, then the fact has the same text', () => {
    fc.assert(fc.property(anyText, (text) => notesOf(parseNotes(text)) === text));
  });

  test('when this release words a fact without typed text, then the fact of the sentence is the same', () => {
    fc.assert(
      fc.property(anyFactWithoutText, (fact) => {
        expect(parseNotes(describeFact(fact))).toEqual(fact);
      }),
    );
  });

  test('when this release words a fact with typed text, then the fact of the sentence has the same text and no wording of its own', () => {
    fc.assert(
      fc.property(anyFactWithText, (fact) => {
        const parsed = parseNotes(describeFact(fact));

        expect(describeFact(parsed)).toBe(describeFact(fact));
        expect(parsed).not.toHaveProperty('wording');
      }),
    );
  });

  test('when its typed text is erased, then its sentence says the same as that of the erased fact', () => {
    fc.assert(
      fc.property(fc.oneof(anyFactWithText, anyFactWithoutText), (fact) => {
        const parsed = withoutTypedTexts(parseNotes(describeFact(fact)));

        expect(notesOf(parsed)).toBe(describeFact(withoutTypedTexts(fact)));
      }),
    );
  });
});
