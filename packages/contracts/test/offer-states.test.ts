import { isAwaitingClient, offerObstacles, offerStateOf, standingOfferStateOf } from '../src/offer-states.ts';
import { quoteStanding, standingIn, toQuoteStanding } from '../src/quote-standing.ts';

const sent = { version: 2, clientAccepted: false };

describe('the state of an offer', () => {
  test.each([
    ['open', 'the last sent version is valid', sent],
    ['open', 'the answer is one of a later release', { ...sent, answer: 'postponed' }],
    ['not-sent', 'no version was sent', { ...sent, version: 0 }],
    ['archived', 'the quote was archived before the first send', { ...sent, version: 0, archived: true }],
    ['expired', 'the validity has passed', { ...sent, isExpired: true }],
    ['withdrawn', 'the provider withdrew it', { ...sent, answer: 'withdrawn' }],
    [
      'withdrawn',
      'the validity of a withdrawn version has passed',
      { ...sent, answer: 'withdrawn', isExpired: true },
    ],
    [
      'archived',
      'the quote was archived after a withdrawal',
      { ...sent, answer: 'withdrawn', archived: true },
    ],
    [
      'accepted',
      'the quote was archived after the acceptance',
      { ...sent, clientAccepted: true, archived: true },
    ],
  ])('is %s when %s', (state, _when, quote) => {
    expect(offerStateOf(quote)).toBe(state);
  });

  test.each([
    ['open', true],
    ['expired', true],
    ['not-sent', false],
    ['accepted', false],
    ['archived', false],
    ['withdrawn', false],
  ] as const)('when it is %s, then it waits for the client: %s', (state, isAwaiting) => {
    expect(isAwaitingClient(state)).toBe(isAwaiting);
  });

  test('when the offer is open, not sent or accepted, then no page shows an obstacle', () => {
    expect([offerObstacles.open, offerObstacles['not-sent'], offerObstacles.accepted]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('the state of a standing’s offer', () => {
  const standing = {
    status: 'sent_to_client',
    lastSentAt: '2026-03-02T14:00:00.000Z',
    acceptedAt: null,
  } as const;

  test.each([
    ['open', standing],
    ['withdrawn', { ...standing, status: 'draft', answer: 'withdrawn' }],
    ['not-sent', { ...standing, status: 'approved_for_review', lastSentAt: null }],
    ['archived', { ...standing, status: 'archived', answer: 'withdrawn' }],
    ['accepted', { ...standing, status: 'archived', acceptedAt: '2026-03-03T14:00:00.000Z' }],
  ] as const)('is %s as in the quote’s read', (state, answered) => {
    expect(standingOfferStateOf(toQuoteStanding(answered))).toBe(state);
  });

  test('when it is taken from a stored row, then it has all fields of a standing and no other', () => {
    const row = { ...toQuoteStanding(standing), id: 'quote-1', quotedCents: 59_900 };

    expect(standingIn(row)).toEqual(quoteStanding.parse(row));
  });
});
