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

    expect([refusal.kind, refusal.code]).toEqual(['rule-broken', 'quote_total_below_zero']);
    expect(refusal.details.errors?.map(({ path }) => path)).toEqual(['discountAmount']);
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

    expect(refusalOf(() => rename(quote, 'Okafor Reception')).code).toBe('quote_changed_too_often');
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
