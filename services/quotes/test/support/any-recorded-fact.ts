import fc from 'fast-check';
import type { Difference } from '../../src/quotes/domain/differences-of.ts';
import type { RecordedFact } from '../../src/quotes/domain/recorded-fact.ts';

const count = fc.integer({ min: 1, max: 500 });
const version = fc.integer({ min: 1, max: 40 });
const cents = fc.oneof(fc.integer({ min: 0, max: 200_000 }), fc.integer({ min: 0, max: 99_999_999_999 }));
const summary = { lineCount: fc.nat({ max: 500 }), payableCents: cents };

/** Any text, also with words of the history's sentences. */
export const anyText = fc
  .array(
    fc.oneof(
      fc.string({ maxLength: 12, unit: 'grapheme' }),
      fc.constantFrom(' added: 1 line, total $5.00', 'Version 2 sent, total $5.00', 'Service', '\n', ', '),
      fc.constantFrom('Event renamed', 'Terms changed: discount $0.00', '2 lines, total $5.00'),
    ),
    { maxLength: 3 },
  )
  .map((parts) => parts.join(''));

const paymentSchedule = fc.record({
  deposit: fc.oneof(
    fc.record({ kind: fc.constant('none' as const) }),
    fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ kind: fc.constant('amount' as const), amountCents: fc.integer({ min: 1, max: 9_999_999 }) }),
  ),
  balanceDueDaysBefore: fc.nat({ max: 365 }),
});

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const differences = fc
  .record(
    {
      added: count.map((added): Difference => ({ kind: 'services-added', count: added })),
      removed: count.map((removed): Difference => ({ kind: 'services-removed', count: removed })),
      discount: cents.map((discountCents): Difference => ({ kind: 'discount', discountCents })),
      notes: fc.constant<Difference>({ kind: 'notes' }),
      validity: fc.constant<Difference>({ kind: 'validity' }),
      payment: fc.constant<Difference>({ kind: 'payment-terms' }),
    },
    { requiredKeys: [] },
  )
  .map((parts) => Object.values(parts));

const anyTextOrNone = fc.option(anyText);
const anyDayOrNone = fc.option(day);

/** `data` has the type that the fact's type requires. */
function factOfType(type: RecordedFact['type'], data: fc.Arbitrary<RecordedFact['data']>) {
  return data.map((given) => ({ type, data: given }) as RecordedFact);
}

/** Facts without typed text. */
export const anyFactWithoutText: fc.Arbitrary<RecordedFact> = fc.oneof(
  factOfType('created', fc.record({ isRequested: fc.boolean() })),
  factOfType(
    'terms-changed',
    fc.record(
      { discountCents: cents, validUntil: anyDayOrNone, paymentSchedule },
      { requiredKeys: ['discountCents', 'validUntil'] },
    ),
  ),
  factOfType('approved-for-review', fc.record(summary)),
  factOfType('sent-to-client', fc.record({ version, payableCents: cents })),
  factOfType('accepted', fc.record({ version, payableCents: cents, discardedChanges: differences })),
  factOfType('discarded-changes-copied', fc.constant({})),
  factOfType('archived', fc.constant({})),
  factOfType(
    'withdrawn',
    fc.record({ reason: fc.constantFrom('event-cancelled' as const, 'account-deleted' as const) }),
  ),
  factOfType('offer-withdrawn', fc.record({ version })),
  factOfType('erased', fc.record({ side: fc.constantFrom('client' as const, 'provider' as const) })),
  factOfType('linked-to-client', fc.constant({})),
);

/** Facts with a typed text, which may be erased. */
export const anyFactWithText: fc.Arbitrary<RecordedFact> = fc.oneof(
  factOfType('renamed', fc.record({ eventName: anyTextOrNone })),
  factOfType('line-item-added', fc.record({ serviceName: anyTextOrNone, ...summary })),
  factOfType('line-item-removed', fc.record({ serviceName: anyTextOrNone, ...summary })),
);
