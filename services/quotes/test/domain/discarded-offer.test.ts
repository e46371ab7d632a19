import { evolve } from '../../src/quotes/domain/evolve.ts';
import type { Offer } from '../../src/quotes/domain/offer.ts';
import { aLine, aQuoteIn, now } from '../support/a-quote.ts';

const line = aLine();
const usual = { deposit: { kind: 'none' }, balanceDueDaysBefore: 7 } as const;
const sent = aQuoteIn('sent_to_client', { lineItems: [line] });

/** The quote after its sent version was accepted, while the provider had changed the working copy. */
function acceptedDuring(change: Partial<Offer>) {
  const offer = { ...sent.offer, ...change };
  return {
    offer,
    quote: evolve({ ...sent, offer, sentAt: null, openVersion: 1 }, { type: 'accepted', version: 1 }, now),
  };
}

describe('the working copy during an acceptance', () => {
  test.each<[string, Partial<Offer>]>([
    ['a service more', { lineItems: [line, aLine()] }],
    ['a service less', { lineItems: [] }],
    ['another service', { lineItems: [aLine()] }],
    ['a discount', { discountCents: 100 }],
    ['other notes', { notes: 'With lights' }],
    ['another last day', { validUntil: '2026-04-02' }],
    ['another payment schedule', { paymentSchedule: { ...usual, balanceDueDaysBefore: 8 } }],
  ])('when it has %s, then it is stored as discarded', (_case, change) => {
    const { offer, quote } = acceptedDuring(change);

    expect(quote.discardedOffer).toEqual(offer);
    expect(quote.offer).toEqual({ ...sent.offer, validUntil: '2026-04-01', paymentSchedule: usual });
  });

  test.each<[string, Partial<Offer>]>([
    ['no change', {}],
    ['no last day of its own', { validUntil: null }],
    ['the last day of the send', { validUntil: '2026-04-01' }],
    ['the payment schedule of the send', { paymentSchedule: usual }],
  ])('when it has %s, then nothing is discarded', (_case, change) => {
    expect(acceptedDuring(change).quote).not.toHaveProperty('discardedOffer');
  });
});
