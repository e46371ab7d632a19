import { emptyOffer } from '../../src/quotes/domain/offer.ts';
import { startQuote } from '../../src/quotes/domain/start-quote.ts';
import { aLine, now } from '../support/a-quote.ts';

const start = {
  ...{ id: 'quote-1', providerId: 'provider-1', clientId: 'client-1', clientName: 'Amara Okafor' },
  ...{ clientEmail: ' Amara@Example.com', eventId: 'event-1', requestNumber: 2 },
  ...{ eventName: 'Okafor Wedding', eventDate: '2026-09-12', eventLocation: 'Harbour Hall' },
  timeZone: 'America/New_York',
};
const half = { deposit: { kind: 'percent', percent: 50 }, balanceDueDaysBefore: 14 } as const;

describe('start a quote', () => {
  test('when it is started, then it is an empty draft that no client sees yet', () => {
    expect(startQuote(start, now)).toEqual({
      ...start,
      ...{
        version: 0,
        requestKey: 'event-1/2',
        clientEmailKey: 'amara@example.com',
        isStandingPublished: true,
      },
      ...{ offer: { lineItems: [], discountCents: 0, notes: '', validUntil: null }, sentVersions: [] },
      ...{ approvedForReviewAt: null, sentAt: null, acceptedAt: null, acceptedVersion: null },
      ...{
        archivedAt: null,
        archivedBy: null,
        createdAt: now,
        lastChangedAt: now,
        lastChangedBy: 'provider',
      },
      ...{ status: 'draft', lastSentAt: null, shownToClientId: null, isInPipeline: true },
    });
  });

  test('when there is no event request, then the quote’s own id is its key', () => {
    const byHand = startQuote({ ...start, eventId: null, requestNumber: 0 }, now);

    expect(byHand.requestKey).toBe('quote-1');
  });

  test('when the provider has a default payment schedule, then the quote has it', () => {
    expect(startQuote({ ...start, paymentSchedule: half }, now).offer).toEqual({
      ...{ lineItems: [], discountCents: 0, notes: '', validUntil: null },
      paymentSchedule: half,
    });
  });

  test.each([null, undefined])(
    'when the provider’s default is %s, then the offer has no schedule',
    (none) => {
      const { offer } = startQuote(none === null ? { ...start, paymentSchedule: none } : start, now);

      expect(offer).not.toHaveProperty('paymentSchedule');
    },
  );

  test('when an initial offer is given, then the quote has exactly that offer', () => {
    const offer = { ...emptyOffer, lineItems: [aLine({ quantity: 3 })], discountCents: 500 };

    expect(startQuote({ ...start, offer, paymentSchedule: half }, now).offer).toEqual(offer);
  });
});
