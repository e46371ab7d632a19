import { invoiceDrafts } from '@marquee/contracts/invoice-drafts';
import type { PaymentSchedule } from '@marquee/contracts/payment-schedule';
import { subtotalOf } from '@marquee/contracts/priced-lines';
import { quoteStatusOf } from '@marquee/contracts/quote-statuses';
import { DomainError } from '@marquee/service-kit/domain-error';
import fc from 'fast-check';
import { accept } from '../src/quotes/domain/accept.ts';
import { addLine } from '../src/quotes/domain/add-line.ts';
import { approveForReview } from '../src/quotes/domain/approve-for-review.ts';
import { archive } from '../src/quotes/domain/archive.ts';
import { changeTerms } from '../src/quotes/domain/change-terms.ts';
import { evolve } from '../src/quotes/domain/evolve.ts';
import { payableOf } from '../src/quotes/domain/offer.ts';
import type { Decision } from '../src/quotes/domain/quote-change.ts';
import { flagsOf, isOfferWithdrawn } from '../src/quotes/domain/quote.ts';
import type { Quote, SentVersion } from '../src/quotes/domain/quote.ts';
import { removeLine } from '../src/quotes/domain/remove-line.ts';
import { rename } from '../src/quotes/domain/rename.ts';
import { sendToClient } from '../src/quotes/domain/send-to-client.ts';
import { withdrawOffer } from '../src/quotes/domain/withdraw-offer.ts';
import { withdraw } from '../src/quotes/domain/withdraw.ts';
import { aLine, aQuote, now } from './support/a-quote.ts';

const cents = fc.integer({ min: -40_000, max: 90_000 });
const lineIndex = fc.nat({ max: 4 });

const deposit: fc.Arbitrary<PaymentSchedule['deposit']> = fc.oneof(
  fc.record({ kind: fc.constant('percent'), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('amount'), amountCents: fc.integer({ min: 1, max: 60_000 }) }),
  fc.record({ kind: fc.constant('none') }),
);

const decision: fc.Arbitrary<Decision> = fc.oneof(
  { weight: 4, arbitrary: cents.map(toAddLine) },
  { weight: 2, arbitrary: lineIndex.map(toRemoveLine) },
  { weight: 2, arbitrary: fc.nat({ max: 90_000 }).map(toDiscount) },
  { weight: 2, arbitrary: fc.constantFrom('', 'Deposit').map(toNotes) },
  { weight: 1, arbitrary: fc.constantFrom('2026-03-01', '2026-03-05', '2026-06-01').map(toValidity) },
  { weight: 1, arbitrary: deposit.map(toSchedule) },
  { weight: 1, arbitrary: fc.constantFrom('Wedding', 'Party').map(toRename) },
  { weight: 12, arbitrary: fc.constantFrom<Decision>(approveForReview, sendToClient) },
  { weight: 4, arbitrary: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }).map(toAccept) },
  { weight: 1, arbitrary: fc.constantFrom<Decision>(archive, (quote) => withdraw(quote, 'event-cancelled')) },
  { weight: 2, arbitrary: fc.constant<Decision>(withdrawOffer) },
);
const action = fc.record({ decision, daysLater: fc.constantFrom(0, 0, 0, 1, 20) });

describe('the state machine of a quote', () => {
  test('when any actions follow each other, then no invariant breaks', () => {
    fc.assert(
      fc.property(fc.array(action, { minLength: 20, maxLength: 40 }), (actions) => {
        const start = { quote: aQuote(), at: now };
        actions.reduce(({ quote, at }, { decision: wanted, daysLater }) => {
          const later = new Date(at.getTime() + daysLater * 86_400_000);
          const next = outcomeOf(quote, wanted, later);
          expectSound(next);
          expectLawful(quote, next);
          return { quote: next, at: later };
        }, start);
      }),
      { numRuns: 250 },
    );
  });
});

/** A rejected action leaves the quote unchanged. */
function outcomeOf(quote: Quote, wanted: Decision, at: Date): Quote {
  try {
    const fact = wanted(quote, at);
    return fact === null ? quote : evolve(quote, fact, at);
  } catch (error) {
    expect(error).toBeInstanceOf(DomainError);
    return quote;
  }
}

function expectSound(quote: Quote): void {
  const { offer, sentVersions, status } = quote;
  expect(status).toBe(quoteStatusOf(flagsOf(quote)));
  expect(payableOf(offer)).toBeGreaterThanOrEqual(0);
  expect(sentVersions.every(({ number }, index) => number === index + 1)).toBe(true);
  for (const sent of sentVersions) {
    expect(sent.lineItems.length).toBeGreaterThan(0);
    expect(sent.payableCents).toBe(subtotalOf(sent.lineItems) - sent.discountCents);
    expectPayable(sent);
  }
  if (quote.acceptedAt !== null) {
    expect(quote.acceptedVersion).toBe(sentVersions.length);
    expect(sentVersions.at(-1)).toMatchObject({ ...offer, validUntil: expect.any(String) as string });
  }
}

/** Every sent version has a payment schedule, and a deposit of a fixed amount is within the total. */
function expectPayable({ paymentSchedule, payableCents }: SentVersion): void {
  if (paymentSchedule === undefined) {
    throw new Error('the quote has no payment schedule');
  }
  const accepted = { eventDate: '2026-09-12', acceptedOn: '2026-03-02' };
  const drafts = invoiceDrafts({ payableCents, paymentSchedule, ...accepted });
  expect(drafts.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(payableCents);
  if (paymentSchedule.deposit.kind === 'amount') {
    expect(drafts[0]?.amountCents).toBe(paymentSchedule.deposit.amountCents);
  }
}

function expectLawful(before: Quote, after: Quote): void {
  expect(before.sentVersions.every((sent, index) => sent === after.sentVersions[index])).toBe(true);
  if (before.status === 'archived') {
    expect(after).toBe(before);
  }
  if (isOfferWithdrawn(before)) {
    expect(after.acceptedAt).toBeNull();
  }
  if (before.status === 'client_accepted') {
    expect(['client_accepted', 'archived']).toContain(after.status);
    expect(after.offer).toBe(before.offer);
  }
}

function toAddLine(unitPriceCents: number): Decision {
  return (quote) => addLine(quote, aLine({ unitPriceCents, quantity: 2 }));
}

function toRemoveLine(index: number): Decision {
  return (quote) => removeLine(quote, quote.offer.lineItems[index]?.id ?? 'not there');
}

function toDiscount(discountCents: number): Decision {
  return (quote) => changeTerms(quote, { discountCents });
}

function toNotes(notes: string): Decision {
  return (quote) => changeTerms(quote, { notes });
}

function toValidity(validUntil: string): Decision {
  return (quote) => changeTerms(quote, { validUntil });
}

function toSchedule(wanted: PaymentSchedule['deposit']): Decision {
  return (quote) => changeTerms(quote, { paymentSchedule: { deposit: wanted, balanceDueDaysBefore: 14 } });
}

function toRename(eventName: string): Decision {
  return (quote) => rename(quote, eventName);
}

function toAccept(version: number | undefined): Decision {
  return (quote, at) => accept(quote, version, at);
}
