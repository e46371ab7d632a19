import { describeFact, notesOf } from '../../src/quotes/domain/describe-fact.ts';
import type { RecordedFact, RecordedTerms } from '../../src/quotes/domain/recorded-fact.ts';

describe('the history’s text for a fact', () => {
  test.each<[string, RecordedFact]>([
    ['Created from the client’s request', { type: 'created', data: { isRequested: true } }],
    ['Created by the provider', { type: 'created', data: { isRequested: false } }],
    ['Event renamed to Okafor Gala', { type: 'renamed', data: { eventName: 'Okafor Gala' } }],
    [
      'Uplights added: 1 line, total $900.50',
      { type: 'line-item-added', data: { serviceName: 'Uplights', lineCount: 1, payableCents: 90_050 } },
    ],
    [
      'Uplights removed: 0 lines, total $0.00',
      { type: 'line-item-removed', data: { serviceName: 'Uplights', lineCount: 0, payableCents: 0 } },
    ],
    [
      '3 lines, total $1,499.50',
      { type: 'approved-for-review', data: { lineCount: 3, payableCents: 149_950 } },
    ],
    ['Version 2 sent, total $12.00', { type: 'sent-to-client', data: { version: 2, payableCents: 1_200 } }],
    [
      'Version 2 accepted, total $12.00',
      { type: 'accepted', data: { version: 2, payableCents: 1_200, discardedChanges: [] } },
    ],
    ['Discarded changes copied into a new quote', { type: 'discarded-changes-copied', data: {} }],
    ['Archived by the provider', { type: 'archived', data: {} }],
    ['Version 3 withdrawn by the provider', { type: 'offer-withdrawn', data: { version: 3 } }],
    ['Erased: the client’s account was deleted', { type: 'erased', data: { side: 'client' } }],
    ['Erased: the provider’s account was deleted', { type: 'erased', data: { side: 'provider' } }],
    ['The client confirmed the email address', { type: 'linked-to-client', data: {} }],
    ['Priced again by hand', { type: 'noted', data: { text: 'Priced again by hand' } }],
  ])('%s', (text, fact) => {
    expect(describeFact(fact)).toBe(text);
  });

  test('when an earlier release worded the fact differently, then the text keeps its words', () => {
    const made = { type: 'created', data: { isRequested: false } } as const;

    expect(notesOf({ ...made, wording: 'Made by hand' })).toBe('Made by hand');
    expect(notesOf(made)).toBe('Created by the provider');
  });
});

describe('the history’s text for changed terms', () => {
  const terms = { discountCents: 1_000, validUntil: null };
  const scheduled = (
    deposit: NonNullable<RecordedTerms['paymentSchedule']>['deposit'],
    balanceDueDaysBefore: number,
  ) => ({ ...terms, paymentSchedule: { deposit, balanceDueDaysBefore } });

  test.each<[string, RecordedTerms]>([
    ['discount $10.00, valid for 30 days', terms],
    ['discount $10.00, valid until May 1, 2026', { ...terms, validUntil: '2026-05-01' }],
    [
      'discount $10.00, valid for 30 days, no deposit, balance due 1 day before the event',
      scheduled({ kind: 'none' }, 1),
    ],
    [
      'discount $10.00, valid for 30 days, deposit 25%, balance due 14 days before the event',
      scheduled({ kind: 'percent', percent: 25 }, 14),
    ],
    [
      'discount $10.00, valid for 30 days, deposit $150.00, balance due 0 days before the event',
      scheduled({ kind: 'amount', amountCents: 15_000 }, 0),
    ],
  ])('%s', (text, data) => {
    expect(describeFact({ type: 'terms-changed', data })).toBe(`Terms changed: ${text}`);
  });
});
