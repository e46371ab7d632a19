import { evolve } from '../../src/quotes/domain/evolve.ts';
import { outwardOfferOf } from '../../src/quotes/domain/quote.ts';
import { after, aLine, aQuoteIn, now } from '../support/a-quote.ts';

const newNotes = { discountCents: 0, notes: 'With lights', validUntil: null };
const half = { deposit: { kind: 'percent', percent: 50 }, balanceDueDaysBefore: 14 } as const;
const later = new Date('2026-03-10T15:00:00.000Z');

describe('a quote after facts', () => {
  test('when a line is added after the approval, then the quote is a draft again', () => {
    const quote = after(aQuoteIn('approved_for_review'), { type: 'line-item-added', lineItem: aLine() });

    expect(quote.status).toBe('draft');
  });

  test('when a line is removed after the approval, then the quote is a draft again', () => {
    const lineItem = aLine();
    const approved = aQuoteIn('approved_for_review', { lineItems: [lineItem, aLine()] });

    expect(after(approved, { type: 'line-item-removed', lineItem }).status).toBe('draft');
  });

  test('when its terms change after the approval and before sending, then it stays approved', () => {
    const quote = after(aQuoteIn('approved_for_review'), { type: 'terms-changed', terms: newNotes });

    expect(quote.status).toBe('approved_for_review');
  });

  test.each([
    { type: 'line-item-added', lineItem: aLine() },
    { type: 'terms-changed', terms: newNotes },
  ] as const)(
    'when it was sent and $type follows, then it is a working copy and the sent version stays',
    (change) => {
      const sent = aQuoteIn('sent_to_client');

      const revised = after(sent, change);

      expect([revised.status, revised.sentAt, revised.approvedForReviewAt]).toEqual(['draft', null, null]);
      expect(outwardOfferOf(revised)).toEqual(outwardOfferOf(sent));
    },
  );

  test('when it is accepted while the working copy differs, then the working copy is replaced and stored as discarded', () => {
    const sent = aQuoteIn('sent_to_client');

    const accepted = after(
      sent,
      { type: 'terms-changed', terms: newNotes },
      { type: 'accepted', version: 1 },
    );

    expect([accepted.status, accepted.sentAt, accepted.offer.notes]).toEqual([
      'client_accepted',
      sent.sentAt,
      '',
    ]);
    expect(accepted.discardedOffer?.notes).toBe('With lights');
  });

  test('when it is accepted while the working copy offers the same, then nothing is discarded', () => {
    const lineItem = aLine();
    const sent = aQuoteIn('sent_to_client');

    const accepted = after(
      sent,
      { type: 'line-item-added', lineItem },
      { type: 'line-item-removed', lineItem },
      { type: 'accepted', version: 1 },
    );

    expect(accepted.discardedOffer).toBeUndefined();
  });

  test('when it is accepted as sent, then the offer stays and the acceptance is recorded', () => {
    const sent = aQuoteIn('sent_to_client');

    expect(evolve(sent, { type: 'accepted', version: 1 }, later)).toEqual({
      ...sent,
      ...{ acceptedAt: later, acceptedVersion: 1, isItemized: true, status: 'client_accepted' },
      ...{ lastChangedAt: later, lastChangedBy: 'client' },
    });
  });

  test('when an older version is accepted during a revision, then the terms and the time of its send count again', () => {
    const terms = { discountCents: 900, notes: 'Sent', validUntil: null, paymentSchedule: half };
    const sent = aQuoteIn('sent_to_client', terms);

    const accepted = evolve(
      evolve(sent, { type: 'terms-changed', terms: newNotes }, later),
      { type: 'accepted', version: 1 },
      later,
    );

    expect(accepted.offer).toEqual({ ...sent.offer, validUntil: '2026-04-01' });
    expect([accepted.approvedForReviewAt, accepted.sentAt, accepted.acceptedAt]).toEqual([now, now, later]);
  });

  test('when the discarded changes are copied, then the quote has the id of the copy', () => {
    const quote = after(aQuoteIn('client_accepted'), { type: 'discarded-changes-copied', copyId: 'quote-2' });

    expect(quote.discardedCopyId).toBe('quote-2');
  });

  test('when the last sent version is withdrawn, then the quote is a draft whose sent version the client still reads', () => {
    const sent = aQuoteIn('sent_to_client');

    const withdrawn = after(sent, { type: 'offer-withdrawn', version: 1 });

    expect(withdrawn).toMatchObject({ status: 'draft', sentAt: null, openVersion: null });
    expect(withdrawn.shownToClientId).toBe(sent.clientId);
    expect(outwardOfferOf(withdrawn)).toEqual(outwardOfferOf(sent));
  });

  test('when it is renamed after sending, then it stays sent', () => {
    const quote = after(aQuoteIn('sent_to_client'), { type: 'renamed', eventName: 'Reception' });

    expect([quote.status, quote.eventName]).toEqual(['sent_to_client', 'Reception']);
  });

  test('when it is sent again, then the send freezes the next version', () => {
    const quote = after(
      aQuoteIn('sent_to_client'),
      { type: 'line-item-added', lineItem: aLine({ unitPriceCents: -4_950, quantity: 2 }) },
      { type: 'terms-changed', terms: { discountCents: 1_000, notes: '', validUntil: null } },
      { type: 'approved-for-review' },
      { type: 'sent-to-client', validUntil: '2026-04-09' },
    );

    const totals = quote.sentVersions.map(({ subtotalCents, payableCents }) => [subtotalCents, payableCents]);
    expect(quote.sentVersions.map(({ number }) => number)).toEqual([1, 2]);
    expect(totals).toEqual([
      [59_900, 59_900],
      [50_000, 49_000],
    ]);
  });

  test.each([
    ['never sent', 'hidden', aQuoteIn('approved_for_review')],
    ['sent', 'visible', aQuoteIn('sent_to_client')],
    ['sent and archived', 'hidden', after(aQuoteIn('sent_to_client'), { type: 'archived' })],
    ['accepted and archived', 'visible', after(aQuoteIn('client_accepted'), { type: 'archived' })],
  ])('when a quote was %s, then it is %s for the client', (_case, visibility, quote) => {
    expect(quote.shownToClientId === quote.clientId).toBe(visibility === 'visible');
  });
});
