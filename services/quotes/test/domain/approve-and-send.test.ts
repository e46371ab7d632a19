import { refusalOf } from '@marquee/service-kit/test-kit/refusal-of';
import { approveForReview } from '../../src/quotes/domain/approve-for-review.ts';
import type { Quote } from '../../src/quotes/domain/quote.ts';
import { sendToClient } from '../../src/quotes/domain/send-to-client.ts';
import { after, aQuote, aQuoteIn, now } from '../support/a-quote.ts';

/** An approved quote that was sent so many times before. */
function approvedAfter(sends: number): Quote {
  const round = [
    { type: 'terms-changed', terms: { discountCents: 0, notes: '', validUntil: null } },
    { type: 'approved-for-review' },
    { type: 'sent-to-client', validUntil: '2026-04-01' },
  ] as const;
  const rounds = Array.from({ length: sends }, () => round).flat();
  return after(aQuote(), ...rounds, ...round.slice(0, 2));
}

describe('approve a quote for review', () => {
  test('when it is a draft with a service, then it is approved', () => {
    expect(approveForReview(aQuoteIn('draft'))).toEqual({ type: 'approved-for-review' });
  });

  test('when it is approved already, then nothing changes', () => {
    expect(approveForReview(aQuoteIn('approved_for_review'))).toBeNull();
  });

  test('when the quote has no service, then the approval is rejected with the reason', () => {
    expect(refusalOf(() => approveForReview(aQuote({ lineItems: [] })))).toMatchObject({
      ...{ kind: 'rule-broken', code: 'quote_has_no_line_items' },
      message: 'Add at least one service before approving for review',
    });
  });

  test.each(['sent_to_client', 'client_accepted', 'archived'] as const)(
    'when the quote is %s, then the call is rejected as a conflict',
    (status) => {
      expect(refusalOf(() => approveForReview(aQuoteIn(status))).kind).toBe('conflict');
    },
  );
});

describe('send a quote to the client', () => {
  test('when it is approved, then it is valid for thirty days', () => {
    const sent = sendToClient(aQuoteIn('approved_for_review'), now);

    expect(sent).toEqual({ type: 'sent-to-client', validUntil: '2026-04-01' });
  });

  test('when the provider has set a date, then the quote is valid until that date', () => {
    const quote = aQuoteIn('approved_for_review', { validUntil: '2026-03-20' });

    expect(sendToClient(quote, now)).toEqual({ type: 'sent-to-client', validUntil: '2026-03-20' });
  });

  test('when its last valid day is today, then it can be sent', () => {
    const quote = aQuoteIn('approved_for_review', { validUntil: '2026-03-02' });

    expect(sendToClient(quote, now)).not.toBeNull();
  });

  test('when its last valid day has passed, then the send is rejected at the field', () => {
    const quote = aQuoteIn('approved_for_review', { validUntil: '2026-03-01' });

    const refusal = refusalOf(() => sendToClient(quote, now));

    const message = 'Valid until must not be in the past';
    expect(refusal).toMatchObject({ kind: 'rule-broken', code: 'quote_validity_past', message });
    expect(refusal.details.errors).toEqual([{ path: 'validUntil', message }]);
  });

  test('when it is sent already, then nothing changes', () => {
    expect(sendToClient(aQuoteIn('sent_to_client'), now)).toBeNull();
  });

  test('when it has been sent 29 times, then it can be sent once more', () => {
    expect(sendToClient(approvedAfter(29), now)).toEqual({
      type: 'sent-to-client',
      validUntil: '2026-04-01',
    });
  });

  test('when it has been sent thirty times, then the next send is rejected', () => {
    expect(refusalOf(() => sendToClient(approvedAfter(30), now))).toMatchObject({
      ...{ kind: 'rule-broken', code: 'quote_sent_too_often' },
      message: 'A quote can be sent at most 30 times',
    });
  });

  test.each(['draft', 'client_accepted', 'archived'] as const)(
    'when the quote is %s, then the call is rejected as a conflict',
    (status) => {
      expect(refusalOf(() => sendToClient(aQuoteIn(status), now)).kind).toBe('conflict');
    },
  );
});
