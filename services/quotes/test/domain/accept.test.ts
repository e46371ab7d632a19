import { refusalOf } from '@marquee/service-kit/test-kit/refusal-of';
import { accept } from '../../src/quotes/domain/accept.ts';
import { isExpired } from '../../src/quotes/domain/sent-offer.ts';
import { after, aQuoteIn, now } from '../support/a-quote.ts';

const revision = {
  type: 'terms-changed',
  terms: { discountCents: 0, notes: 'Now with lights', validUntil: null },
} as const;

const yearsLater = new Date('2028-12-31T12:00:00.000Z');

describe('accept a quote', () => {
  test.each([undefined, 1])('when the given version is %s, then version 1 is accepted', (version) => {
    expect(accept(aQuoteIn('sent_to_client'), version, now)).toEqual({ type: 'accepted', version: 1 });
  });

  test.each([undefined, 1])(
    'when it was accepted and version %s is given, then nothing changes',
    (version) => {
      expect(accept(aQuoteIn('client_accepted'), version, now)).toBeNull();
    },
  );

  test.each(['sent_to_client', 'client_accepted'] as const)(
    'when the quote is %s and another version is given, then the acceptance is rejected',
    (status) => {
      const refusal = refusalOf(() => accept(aQuoteIn(status), 2, now));

      expect([refusal.kind, refusal.code]).toEqual(['conflict', 'quote_version_changed']);
      expect(refusal.message).toBe('This quote has changed since you opened it');
    },
  );

  test.each([
    ['is being edited', [revision]],
    ['is approved but not sent', [revision, { type: 'approved-for-review' }]],
  ] as const)('when a revision of the quote %s, then the last sent version is accepted', (_what, changes) => {
    const quote = after(aQuoteIn('sent_to_client'), ...changes);

    expect(accept(quote, 1, now)).toEqual({ type: 'accepted', version: 1 });
  });

  test.each([
    ['unchanged', []],
    ['being edited', [revision]],
    ['approved again', [revision, { type: 'approved-for-review' }]],
  ] as const)(
    'when the sent version was withdrawn and the quote is %s, then the acceptance is rejected with the reason',
    (_what, changes) => {
      const quote = after(aQuoteIn('sent_to_client'), { type: 'offer-withdrawn', version: 1 }, ...changes);

      const refusal = refusalOf(() => accept(quote, 1, now));

      expect([refusal.kind, refusal.code]).toEqual(['conflict', 'offer_withdrawn']);
      expect(refusal.message).toBe('This quote was withdrawn');
    },
  );

  test('when it is the last minute of the quote’s last day in the event’s time zone, then the quote is accepted', () => {
    const lastMinute = new Date('2026-04-02T03:59:59.999Z');

    expect(accept(aQuoteIn('sent_to_client'), 1, lastMinute)).not.toBeNull();
  });

  test('when the quote’s last day is over in the event’s time zone, then the quote has expired', () => {
    const refusal = refusalOf(() =>
      accept(aQuoteIn('sent_to_client'), 1, new Date('2026-04-02T04:00:00.000Z')),
    );

    expect([refusal.kind, refusal.code]).toEqual(['conflict', 'quote_expired']);
    expect(refusal.message).toBe('This quote has expired');
  });

  test.each([
    ['draft', 'quote_is_draft'],
    ['approved_for_review', 'quote_not_sent'],
    ['archived', 'quote_archived'],
  ] as const)('when the quote is %s, then the acceptance is rejected with %s', (status, code) => {
    const refusal = refusalOf(() => accept(aQuoteIn(status), undefined, now));

    expect([refusal.kind, refusal.code]).toEqual(['conflict', code]);
  });

  test('when the quote was archived during a revision, then the error says that the quote was archived', () => {
    const quote = after(aQuoteIn('sent_to_client'), revision, { type: 'archived' });

    expect(refusalOf(() => accept(quote, 1, now)).code).toBe('quote_archived');
  });

  test('when it was accepted in time, then it stays accepted after its last day', () => {
    expect(isExpired(aQuoteIn('client_accepted'), yearsLater)).toBe(false);
    expect(accept(aQuoteIn('client_accepted'), 1, yearsLater)).toBeNull();
  });

  test('when the sent version is over during a revision, then it has expired', () => {
    const quote = after(aQuoteIn('sent_to_client'), revision);

    expect(isExpired(quote, yearsLater)).toBe(true);
    expect(refusalOf(() => accept(quote, 1, yearsLater)).code).toBe('quote_expired');
  });

  test('when the quote was never sent, then its date does not expire', () => {
    expect(isExpired(aQuoteIn('approved_for_review', { validUntil: '2026-03-20' }), yearsLater)).toBe(false);
  });
});
