import type { PaymentSchedule } from '@marquee/contracts/payment-schedule';
import { refusalOf } from '@marquee/service-kit/test-kit/refusal-of';
import { approveForReview } from '../../src/quotes/domain/approve-for-review.ts';
import { changeTerms } from '../../src/quotes/domain/change-terms.ts';
import { describeFact } from '../../src/quotes/domain/describe-fact.ts';
import { emptyOffer } from '../../src/quotes/domain/offer.ts';
import { outwardOfferOf } from '../../src/quotes/domain/quote.ts';
import { sendToClient } from '../../src/quotes/domain/send-to-client.ts';
import { toInstalments } from '../../src/quotes/views/to-instalments.ts';
import { after, aLine, aQuote, aQuoteIn, now } from '../support/a-quote.ts';

const usual: PaymentSchedule = { deposit: { kind: 'none' }, balanceDueDaysBefore: 7 };
const half: PaymentSchedule = { deposit: { kind: 'percent', percent: 50 }, balanceDueDaysBefore: 14 };
const above: PaymentSchedule = {
  deposit: { kind: 'amount', amountCents: 59_901 },
  balanceDueDaysBefore: 14,
};
const terms = { discountCents: 0, notes: '', validUntil: null };

describe('choose a payment schedule', () => {
  test('when a schedule other than the default one is given, then the given one is chosen', () => {
    expect(changeTerms(aQuote(), { paymentSchedule: half })).toEqual({
      type: 'terms-changed',
      terms: { ...terms, paymentSchedule: half },
    });
  });

  test.each([
    ['none was chosen and the default one is given', aQuote(), usual],
    ['the chosen one is given again', aQuote({ paymentSchedule: half }), { ...half }],
    ['none is given', aQuote({ paymentSchedule: half }), undefined],
    ['the sent one is given', aQuoteIn('sent_to_client'), usual],
  ])('when %s, then nothing changes', (_case, quote, paymentSchedule) => {
    expect(changeTerms(quote, { paymentSchedule })).toBeNull();
  });

  test('when the default one is given after another was chosen, then the default one is chosen', () => {
    const change = changeTerms(aQuote({ paymentSchedule: half }), { paymentSchedule: usual });

    expect(change).toMatchObject({ terms: { paymentSchedule: usual } });
  });

  test.each(['client_accepted', 'archived'] as const)(
    'when the quote is %s, then the choice is rejected as a conflict',
    (status) => {
      expect(refusalOf(() => changeTerms(aQuoteIn(status), { paymentSchedule: half })).kind).toBe('conflict');
    },
  );
});

describe('a deposit of more than the total', () => {
  test.each([
    ['approved', () => approveForReview(aQuoteIn('draft', { paymentSchedule: above }))],
    ['sent', () => sendToClient(aQuoteIn('approved_for_review', { paymentSchedule: above }), now)],
  ])('when the quote is to be %s, then the call is rejected', (_act, action) => {
    const refusal = refusalOf(action);

    const message = 'The deposit must not be more than the total';
    expect(refusal).toMatchObject({ kind: 'rule-broken', code: 'quote_deposit_above_total', message });
    expect(refusal.details.errors).toEqual([{ path: 'paymentSchedule.deposit.amount', message }]);
  });

  test('when a further line raises the total enough, then the quote can be approved', () => {
    const quote = aQuote({ paymentSchedule: above, lineItems: [aLine(), aLine({ unitPriceCents: 1 })] });

    expect(approveForReview(quote)).toEqual({ type: 'approved-for-review' });
  });
});

describe('the payment schedule that was sent', () => {
  test.each([
    ['none was chosen', {}, usual],
    ['one was chosen', { paymentSchedule: half }, half],
  ])('when %s, then the schedule that applied is frozen', (_case, offer, frozen) => {
    expect(aQuoteIn('sent_to_client', offer).sentVersions[0]?.paymentSchedule).toEqual(frozen);
  });

  test('when the version has none, then the default one applies', () => {
    const totals = { subtotalCents: 0, payableCents: 0 };
    const older = { ...emptyOffer, ...totals, number: 1, sentAt: now, validUntil: '2026-04-01' };
    const quote = { ...aQuoteIn('sent_to_client'), sentVersions: [older] };

    expect(outwardOfferOf(quote).paymentSchedule).toEqual(usual);
  });

  test('when the event has no date, then the whole amount is due on acceptance', () => {
    const byHand = { ...aQuoteIn('sent_to_client', { paymentSchedule: half }), eventDate: '' };
    const accepted = after(byHand, { type: 'accepted', version: 1 });

    expect(toInstalments(byHand, now).map(({ dueOn }) => dueOn)).toEqual([null, null]);
    expect(toInstalments(accepted, now).map(({ dueOn }) => dueOn)).toEqual(['2026-03-02', '2026-03-02']);
  });

  test('when the quote was accepted late in the evening, then the due date is the day in the event’s time zone', () => {
    const evening = new Date('2026-03-03T04:30:00Z');
    const quote = { ...aQuoteIn('client_accepted', { paymentSchedule: half }), acceptedAt: evening };

    expect(toInstalments(quote, now)[0]?.dueOn).toBe('2026-03-02');
  });
});

describe('the history’s text about a payment schedule', () => {
  test.each([
    [half, 'deposit 50%, balance due 14 days before the event'],
    [{ ...usual, balanceDueDaysBefore: 1 }, 'no deposit, balance due 1 day before the event'],
    [above, 'deposit $599.01, balance due 14 days before the event'],
  ])('when it is %j, then the text is %s', (paymentSchedule, words) => {
    const description = describeFact({ type: 'terms-changed', data: { ...terms, paymentSchedule } });

    expect(description).toBe(`Terms changed: discount $0.00, valid for 30 days, ${words}`);
  });
});
