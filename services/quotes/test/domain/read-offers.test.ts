import type { QuoteStatus } from '@marquee/contracts/quote-statuses';
import { flagsOf, outwardOfferOf, validUntilOf, workingOfferOf } from '../../src/quotes/domain/quote.ts';
import { after, aLine, aQuote, aQuoteIn, now } from '../support/a-quote.ts';

const usual = { deposit: { kind: 'none' }, balanceDueDaysBefore: 7 };
const offer = { lineItems: [aLine({ unitPriceCents: 10_050, quantity: 3 })], discountCents: 150 };
const totals = { subtotalCents: 30_150, payableCents: 30_000, paymentSchedule: usual };
const reprice = { type: 'line-item-added', lineItem: aLine({ unitPriceCents: 100, quantity: 2 }) } as const;

describe('the offer that everyone except the provider reads', () => {
  test('when the quote was never sent, then it is the working copy with the number 0', () => {
    const quote = aQuote(offer);

    expect(outwardOfferOf(quote)).toEqual({ ...quote.offer, ...totals, number: 0, sentAt: null });
  });

  test('when the quote was sent and then changed, then it is the sent version with its totals', () => {
    const sent = aQuoteIn('sent_to_client', offer);

    expect(outwardOfferOf(after(sent, reprice))).toEqual({
      ...{ ...sent.offer, ...totals, number: 1, sentAt: now, validUntil: '2026-04-01' },
    });
  });
});

describe('the offer that the provider reads', () => {
  test('when the quote was sent, then it has the number, the time and the last day of the send', () => {
    const sent = aQuoteIn('sent_to_client', offer);

    expect(workingOfferOf(sent)).toEqual({
      ...{ ...sent.offer, ...totals, number: 1, sentAt: now, validUntil: '2026-04-01' },
    });
  });

  test('when the quote was changed after the send, then it has the new totals, no number and no last day', () => {
    const revised = after(aQuoteIn('sent_to_client', offer), reprice);

    expect(workingOfferOf(revised)).toEqual({
      ...{ ...revised.offer, paymentSchedule: usual, subtotalCents: 30_350, payableCents: 30_200 },
      ...{ number: 0, sentAt: null, validUntil: null },
    });
  });

  test.each([
    ['was never sent', aQuoteIn('draft'), null],
    ['was sent', aQuoteIn('sent_to_client'), '2026-04-01'],
    ['was changed since the send', after(aQuoteIn('sent_to_client'), reprice), null],
    [
      'has a last day of the provider',
      aQuoteIn('sent_to_client', { validUntil: '2026-03-20' }),
      '2026-03-20',
    ],
  ])(
    'when the quote %s, then its last day is that of the provider or of the send',
    (_case, quote, lastDay) => {
      expect(validUntilOf(quote)).toBe(lastDay);
    },
  );
});

describe('the fields that are derived from a quote', () => {
  const none = { archived: false, clientAccepted: false, sentToClient: false, approvedForReview: false };

  test.each<[QuoteStatus, Partial<typeof none>]>([
    ['draft', {}],
    ['approved_for_review', { approvedForReview: true }],
    ['sent_to_client', { approvedForReview: true, sentToClient: true }],
    ['client_accepted', { approvedForReview: true, sentToClient: true, clientAccepted: true }],
    ['archived', { archived: true }],
  ])('when the quote is %s, then its flags are %j', (status, flags) => {
    expect(flagsOf(aQuoteIn(status))).toEqual({ ...none, ...flags });
  });

  test.each([
    ['a draft', aQuoteIn('draft'), { lastSentAt: null, isInPipeline: true }],
    [
      'being edited after the send',
      after(aQuoteIn('sent_to_client'), reprice),
      { lastSentAt: now, isInPipeline: true },
    ],
    ['archived', aQuoteIn('archived'), { lastSentAt: null, isInPipeline: false }],
    [
      'accepted and archived',
      after(aQuoteIn('client_accepted'), { type: 'archived' }),
      { lastSentAt: now, isInPipeline: true },
    ],
  ])('when the quote is %s, then its place in lists follows', (_case, quote, derived) => {
    expect(quote).toMatchObject(derived);
  });
});
