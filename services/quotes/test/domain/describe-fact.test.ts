import { describeFact } from '../../src/quotes/domain/describe-fact.ts';
import type { QuoteFact, WithdrawalReason } from '../../src/quotes/domain/quote-change.ts';
import type { Quote } from '../../src/quotes/domain/quote.ts';
import { recordedFactOf, withoutTypedTexts } from '../../src/quotes/domain/recorded-fact.ts';
import type { RecordedFact } from '../../src/quotes/domain/recorded-fact.ts';
import { after, aLine, aQuote, aQuoteIn } from '../support/a-quote.ts';

/** The history's text for a fact; `quote` is the state after it. */
function textOf(fact: QuoteFact, quote: Quote): string {
  return describeFact(recordedFactOf(fact, quote));
}

describe('the history’s texts', () => {
  test('when a line was added, then the text has its name and the new total', () => {
    const lineItem = aLine({ serviceName: 'Uplights', unitPriceCents: 90_050 });
    const quote = after(aQuote(), { type: 'line-item-added', lineItem });

    expect(textOf({ type: 'line-item-added', lineItem }, quote)).toBe(
      'Uplights added: 2 lines, total $1,499.50',
    );
  });

  test('when a version was sent, then the text has its number and its price after the discount', () => {
    const sent = { type: 'sent-to-client', validUntil: '2026-04-01' } as const;
    const quote = after(aQuote({ discountCents: 4_950 }), sent);

    expect(textOf(sent, quote)).toBe('Version 1 sent, total $549.50');
  });

  test('when terms changed, then the text has the discount and the validity', () => {
    const terms = { discountCents: 1_000, notes: '', validUntil: '2026-05-01' };

    expect(textOf({ type: 'terms-changed', terms }, aQuote())).toBe(
      'Terms changed: discount $10.00, valid until May 1, 2026',
    );
  });

  test('when an acceptance discarded unsent changes, then the text lists them without typed text', () => {
    const lineItem = aLine({ serviceName: 'Uplights', unitPriceCents: 90_050 });
    const accepted = { type: 'accepted', version: 1 } as const;
    const quote = after(
      aQuoteIn('sent_to_client'),
      { type: 'line-item-added', lineItem },
      { type: 'terms-changed', terms: { discountCents: 5_000, notes: 'Lights too', validUntil: null } },
      accepted,
    );

    expect(textOf(accepted, quote)).toBe(
      'Version 1 accepted, total $599.00. Unsent changes were discarded: 1 service added, discount $50.00, notes changed',
    );
  });

  test('when the quote was withdrawn, then the text gives the reason', () => {
    const withdrawnFor = (reason: WithdrawalReason) => textOf({ type: 'withdrawn', reason }, aQuote());

    expect(withdrawnFor('event-cancelled')).toBe('Withdrawn: the event was cancelled');
    expect(withdrawnFor('account-deleted')).toBe('Withdrawn: an account was deleted');
  });
});

describe('the history’s texts after an erasure', () => {
  const summary = { lineCount: 2, payableCents: 149_950 };

  test.each<[RecordedFact, string]>([
    [{ type: 'renamed', data: { eventName: 'Okafor Gala' } }, 'Event renamed'],
    [
      { type: 'line-item-added', data: { serviceName: 'Song for Amara', ...summary } },
      'Service added: 2 lines, total $1,499.50',
    ],
    [
      { type: 'line-item-removed', data: { serviceName: 'Song for Amara', ...summary } },
      'Service removed: 2 lines, total $1,499.50',
    ],
    [{ type: 'noted', data: { text: 'For Amara' } }, 'Changed'],
    [{ type: 'approved-for-review', data: summary }, '2 lines, total $1,499.50'],
  ])('when the fact was %j, then the text is %s', (fact, text) => {
    expect(describeFact(withoutTypedTexts(fact))).toBe(text);
  });
});

describe('what the history keeps of a fact', () => {
  test.each<[QuoteFact, RecordedFact['data']]>([
    [{ type: 'created' }, { isRequested: true }],
    [{ type: 'renamed', eventName: 'Okafor Gala' }, { eventName: 'Okafor Gala' }],
    [{ type: 'approved-for-review' }, { lineCount: 1, payableCents: 59_900 }],
    [{ type: 'discarded-changes-copied', copyId: 'copy' }, {}],
    [{ type: 'archived' }, {}],
    [{ type: 'withdrawn', reason: 'event-cancelled' }, { reason: 'event-cancelled' }],
    [{ type: 'offer-withdrawn', version: 2 }, { version: 2 }],
    [{ type: 'erased', side: 'client' }, { side: 'client' }],
    [{ type: 'linked-to-client', clientId: 'client', clientName: 'Amara Okafor' }, {}],
  ])('when the fact is %j, then its data is %j', (fact, data) => {
    expect(recordedFactOf(fact, aQuote())).toEqual({ type: fact.type, data });
  });

  test('when a quote was created without a request, then the text names the provider', () => {
    expect(textOf({ type: 'created' }, aQuote({}, { eventId: null }))).toBe('Created by the provider');
    expect(textOf({ type: 'created' }, aQuote())).toBe('Created from the client’s request');
  });

  test('when terms change, then the notes are not kept, because they are typed text', () => {
    const paymentSchedule = { deposit: { kind: 'none' }, balanceDueDaysBefore: 14 } as const;
    const terms = { discountCents: 1_000, notes: 'Dear Amara', validUntil: null, paymentSchedule };

    expect(recordedFactOf({ type: 'terms-changed', terms }, aQuote())).toEqual({
      type: 'terms-changed',
      data: { discountCents: 1_000, validUntil: null, paymentSchedule },
    });
  });
});
