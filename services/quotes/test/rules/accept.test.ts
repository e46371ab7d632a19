import { accept, isExpired } from '../../src/quotes/rules/accept.ts';
import { after, aQuoteIn, now } from '../support/a-quote.ts';
import { refusalOf } from '../support/refusal-of.ts';

const revision = {
  type: 'terms-changed',
  terms: { discountCents: 0, notes: 'Now with lights', validUntil: null },
} as const;

describe('accept a quote', () => {
  test.each([undefined, 1])(
    'when version %s is named and is the last one sent, then it is accepted',
    (version) => {
      expect(accept(aQuoteIn('sent_to_client'), version, now)).toEqual({ type: 'accepted', version: 1 });
    },
  );

  test.each([undefined, 1])(
    'when it was accepted and version %s is named, then nothing changes',
    (version) => {
      expect(accept(aQuoteIn('client_accepted'), version, now)).toBeNull();
    },
  );

  test.each(['sent_to_client', 'client_accepted'] as const)(
    'when it is %s and another version is named, then it is refused',
    (status) => {
      const refusal = refusalOf(() => accept(aQuoteIn(status), 2, now));

      expect([refusal.kind, refusal.code]).toEqual(['conflict', 'quote_version_changed']);
    },
  );

  test('when the provider is revising it, then it is refused with the reason', () => {
    const quote = after(aQuoteIn('sent_to_client'), revision);

    const refusal = refusalOf(() => accept(quote, 1, now));

    expect([refusal.kind, refusal.code]).toEqual(['conflict', 'quote_is_being_revised']);
    expect(refusal.message).toBe('This quote is being revised');
  });

  test('when its revision is approved but not sent, then it is still being revised', () => {
    const quote = after(aQuoteIn('sent_to_client'), revision, { type: 'approved-for-review' });

    expect(refusalOf(() => accept(quote, 1, now)).code).toBe('quote_is_being_revised');
  });

  test('when it is the last minute of its last day where the event is, then it is accepted', () => {
    const lastMinute = new Date('2026-04-02T03:59:59.999Z');

    expect(accept(aQuoteIn('sent_to_client'), 1, lastMinute)).not.toBeNull();
  });

  test('when its last day is over where the event is, then it has expired', () => {
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
  ] as const)('when it is %s, then it is refused as %s', (status, code) => {
    const refusal = refusalOf(() => accept(aQuoteIn(status), undefined, now));

    expect([refusal.kind, refusal.code]).toEqual(['conflict', code]);
  });

  test('when it was archived during a revision, then that is the reason', () => {
    const quote = after(aQuoteIn('sent_to_client'), revision, { type: 'archived' });

    expect(refusalOf(() => accept(quote, 1, now)).code).toBe('quote_archived');
  });

  test('when it was accepted in time, then it never expires', () => {
    expect(isExpired(aQuoteIn('client_accepted'), new Date('2026-12-31T12:00:00.000Z'))).toBe(false);
  });
});
