import { outwardOfferOf } from '../../src/quotes/domain/quote.ts';
import { after, aLine, aQuoteIn } from '../support/a-quote.ts';

const newNotes = { discountCents: 0, notes: 'With lights', validUntil: null };

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

  test('when the last sent version is withdrawn, then the quote is a draft whose sent version the client still reads', () => {
    const sent = aQuoteIn('sent_to_client');

    const withdrawn = after(sent, { type: 'offer-withdrawn', version: 1 });

    expect([withdrawn.status, withdrawn.sentAt]).toEqual(['draft', null]);
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
      { type: 'line-item-added', lineItem: aLine({ unitPriceCents: -4_950 }) },
      { type: 'approved-for-review' },
      { type: 'sent-to-client', validUntil: '2026-04-09' },
    );

    expect(quote.sentVersions.map(({ number, payableCents }) => [number, payableCents])).toEqual([
      [1, 59_900],
      [2, 54_950],
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
