import { refusalOf } from '@marquee/service-kit/test-kit/refusal-of';
import { changeTerms } from '../../src/quotes/domain/change-terms.ts';
import { rename } from '../../src/quotes/domain/rename.ts';
import { aQuote, aQuoteIn } from '../support/a-quote.ts';

describe('change the terms of a quote', () => {
  test('when one of them is given, then the others stay', () => {
    const quote = aQuote({ notes: 'Deposit on booking', validUntil: '2026-03-20' });

    expect(changeTerms(quote, { discountCents: 5_000 })).toEqual({
      type: 'terms-changed',
      terms: { discountCents: 5_000, notes: 'Deposit on booking', validUntil: '2026-03-20' },
    });
  });

  test('when they are unchanged, then nothing changes', () => {
    expect(changeTerms(aQuote({ notes: 'Deposit' }), { notes: 'Deposit', discountCents: 0 })).toBeNull();
  });

  test('when the date is the one set by the send, then nothing changes', () => {
    expect(changeTerms(aQuoteIn('sent_to_client'), { validUntil: '2026-04-01' })).toBeNull();
  });

  test('when the discount is more than the total, then the change is rejected', () => {
    const refusal = refusalOf(() => changeTerms(aQuote(), { discountCents: 59_901 }));

    const message = 'The total of a quote must not be below zero';
    expect(refusal).toMatchObject({ kind: 'rule-broken', code: 'quote_total_below_zero', message });
    expect(refusal.details.errors).toEqual([{ path: 'discountAmount', message }]);
  });

  test('when the discount is the whole total, then the terms change', () => {
    expect(changeTerms(aQuote(), { discountCents: 59_900 })).not.toBeNull();
  });

  test('when the notes make the texts too long, then the error names the surplus and the field', () => {
    const { code, message, details } = refusalOf(() => changeTerms(aQuote(), { notes: 'x'.repeat(101_234) }));

    expect(code).toBe('quote_is_too_long');
    expect(message).toBe(
      'The service names, descriptions and notes of a quote can have 100,000 characters in all. Please shorten this text by 1,236 characters.',
    );
    expect(details.errors).toEqual([{ path: 'notes', message }]);
  });

  test.each([
    ['discount', { discountCents: 1 }],
    ['notes', { notes: 'Paid in advance' }],
    ['last day', { validUntil: '2026-04-02' }],
    ['payment schedule', { paymentSchedule: { deposit: { kind: 'none' }, balanceDueDaysBefore: 8 } }],
  ] as const)('when only the %s differs from the sent terms, then the terms change', (_term, wanted) => {
    const terms = { discountCents: 0, notes: '', validUntil: null };

    expect(changeTerms(aQuoteIn('sent_to_client'), wanted)).toEqual({
      type: 'terms-changed',
      terms: { ...terms, ...wanted },
    });
  });

  test('when the notes differ only in spaces at the end, then the notes as sent stay', () => {
    const quote = aQuote({ notes: 'Deposit on booking ' });

    expect(changeTerms(quote, { notes: 'Deposit on booking' })).toBeNull();
    expect(changeTerms(quote, { notes: 'Deposit on booking', discountCents: 100 })).toMatchObject({
      terms: { notes: 'Deposit on booking ' },
    });
  });

  test.each(['client_accepted', 'archived'] as const)(
    'when the quote is %s, then the call is rejected as a conflict',
    (status) => {
      expect(refusalOf(() => changeTerms(aQuoteIn(status), { notes: 'New' })).kind).toBe('conflict');
    },
  );
});

describe('a quote that has been changed 5,000 times', () => {
  test('when it is changed once more, then the change is rejected', () => {
    const quote = aQuote({}, { version: 5_000 });

    expect(refusalOf(() => rename(quote, 'Okafor Reception'))).toMatchObject({
      ...{ kind: 'rule-broken', code: 'quote_changed_too_often' },
      message: 'A quote can be changed at most 5000 times',
    });
  });

  test('when it was changed once less, then it can be changed', () => {
    expect(rename(aQuote({}, { version: 4_999 }), 'Okafor Reception')).not.toBeNull();
  });
});

describe('rename the event of a quote', () => {
  test.each(['draft', 'approved_for_review', 'sent_to_client'] as const)(
    'when the quote is %s, then it is renamed',
    (status) => {
      expect(rename(aQuoteIn(status), 'Okafor Reception')).toEqual({
        type: 'renamed',
        eventName: 'Okafor Reception',
      });
    },
  );

  test('when it has that name already, then nothing changes', () => {
    expect(rename(aQuoteIn('draft'), 'Okafor Wedding')).toBeNull();
  });

  test.each(['client_accepted', 'archived'] as const)(
    'when the quote is %s, then the call is rejected as a conflict',
    (status) => {
      expect(refusalOf(() => rename(aQuoteIn(status), 'Okafor Reception')).kind).toBe('conflict');
    },
  );
});
