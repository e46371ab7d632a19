import { erase, hasPublicPage, isOfErasedSide } from '../../src/quotes/domain/erase.ts';
import { evolve } from '../../src/quotes/domain/evolve.ts';
import type { QuoteChange } from '../../src/quotes/domain/quote-change.ts';
import type { Quote } from '../../src/quotes/domain/quote.ts';
import { after, aLine, aQuote, now } from '../support/a-quote.ts';

const later = new Date('2026-05-10T15:00:00.000Z');
const clientId = 'c1c1c1c1-0000-4000-8000-000000000000';
const sides = ['client', 'provider'] as const;
const send: QuoteChange[] = [
  { type: 'approved-for-review' },
  { type: 'sent-to-client', validUntil: '2026-04-01' },
];
const accepted: QuoteChange = { type: 'accepted', version: 1 };
const revised: QuoteChange = {
  type: 'terms-changed',
  terms: { discountCents: 1_000, notes: 'Amara asked for less', validUntil: null },
};
const lineItem = aLine({ serviceName: 'DJ for Amara', serviceDescription: 'In the garden', quantity: 2 });
const anonymousLine = { ...lineItem, serviceName: 'Service', serviceDescription: '' };
const anonymousClient = {
  ...{ clientName: 'Deleted client c1c1c1c1', clientEmail: '', clientEmailKey: '' },
  ...{ eventName: 'Event of a deleted client', eventLocation: '' },
};
const byErasure = { lastChangedAt: later, lastChangedBy: 'system' };

function aFullQuote(overrides: Partial<Quote> = {}): Quote {
  return aQuote({ notes: 'Amara pays', lineItems: [lineItem] }, { clientId, ...overrides });
}

function erased(quote: Quote, side: 'client' | 'provider'): Quote {
  return evolve(quote, { type: 'erased', side }, later);
}

/** The changes to the texts of a quote that was sent once. */
function withTexts({ offer, sentVersions }: Quote, texts: Partial<Quote['offer']>) {
  return { offer: { ...offer, ...texts }, sentVersions: sentVersions.map((sent) => ({ ...sent, ...texts })) };
}

describe('deleting the account of one side of a quote', () => {
  test.each(sides)('when the %s leaves, then that side’s data is erased once', (side) => {
    const quote = aFullQuote();

    expect(erase(quote, side)).toEqual({ type: 'erased', side });
    expect(erase(erased(quote, side), side)).toBeNull();
  });

  test('when both sides leave one after another, then the data of both is erased', () => {
    expect(erase(erased(aFullQuote(), 'client'), 'provider')).toEqual({ type: 'erased', side: 'provider' });
    expect(erase(erased(aFullQuote(), 'provider'), 'client')).toEqual({ type: 'erased', side: 'client' });
  });

  test('when the quote has no client account, then no client can have it erased', () => {
    expect(erase(aFullQuote({ clientId: null }), 'client')).toBeNull();
  });

  test.each([
    ['the provider’s address', 'nova@example.com', { type: 'erased', side: 'provider' }],
    ['no address', '', null],
  ])(
    'when an earlier release has erased the provider and left %s, then the outcome is right',
    (_what, email, fact) => {
      const publishedProvider = { name: 'Nova Sound', email, address: '' };

      expect(erase({ ...erased(aFullQuote(), 'provider'), publishedProvider }, 'provider')).toEqual(fact);
    },
  );

  test.each(sides)(
    'when an earlier release has erased the %s and left the discarded offer, then the offer is erased',
    (side) => {
      const quote = erased(after(aFullQuote(), ...send, accepted), side);

      expect(erase({ ...quote, discardedOffer: quote.offer }, side)).toEqual({ type: 'erased', side });
    },
  );
});

describe('a quote without its client', () => {
  test('when the quote was sent, then the client’s data and every text is removed, and amounts and dates stay', () => {
    const quote = after(aFullQuote(), ...send);

    expect(erased(quote, 'client')).toEqual({
      ...{ ...quote, ...anonymousClient, ...byErasure },
      ...withTexts(quote, { notes: '', lineItems: [anonymousLine] }),
    });
  });

  test('when the quote was accepted, then the lines stay as accepted and the notes are removed', () => {
    const quote = after(aFullQuote(), ...send, accepted);

    expect(erased(quote, 'client')).toEqual({
      ...{ ...quote, ...anonymousClient, ...byErasure },
      ...withTexts(quote, { notes: '' }),
    });
  });
});

describe('a quote without its provider', () => {
  test('when the quote was sent, then every text is removed and the client’s data stays', () => {
    const quote = after(aFullQuote(), ...send);

    expect(erased(quote, 'provider')).toEqual({
      ...{ ...quote, ...byErasure, isProviderErased: true },
      ...withTexts(quote, { notes: '', lineItems: [anonymousLine] }),
    });
  });

  test('when the quote was accepted, then the lines stay as accepted and the notes are removed', () => {
    const quote = after(aFullQuote(), ...send, accepted);

    expect(erased(quote, 'provider')).toEqual({
      ...{ ...quote, ...byErasure, isProviderErased: true },
      ...withTexts(quote, { notes: '' }),
    });
  });

  test('when the quote has no client account, then the client’s data is removed too', () => {
    const quote = after(aFullQuote({ clientId: null }), ...send);

    expect(erased(quote, 'provider')).toMatchObject({ ...anonymousClient, clientName: '' });
  });
});

describe('the offer that an acceptance discarded', () => {
  test.each(sides)('when the %s leaves, then the discarded offer is removed', (side) => {
    const quote = after(aFullQuote(), ...send, revised, accepted);

    expect(quote.discardedOffer).not.toBeNull();
    expect(erased(quote, side).discardedOffer).toBeNull();
  });

  test('when nothing was discarded, then the quote gets no such field', () => {
    expect(erased(aFullQuote(), 'client')).not.toHaveProperty('discardedOffer');
  });
});

describe('the share URL of a quote', () => {
  const open = aFullQuote();

  test.each([
    ['open', open, { isErased: false, isShown: true }],
    ['without a client account', aFullQuote({ clientId: null }), { isErased: false, isShown: true }],
    ['archived', after(open, { type: 'archived' }), { isErased: false, isShown: false }],
    ['without its client', erased(open, 'client'), { isErased: true, isShown: false }],
    ['without its provider', erased(open, 'provider'), { isErased: true, isShown: false }],
  ])(
    'when the quote is %s, then the URL shows it only if it is open and both accounts exist',
    (_case, quote, expected) => {
      expect({ isErased: isOfErasedSide(quote), isShown: hasPublicPage(quote) }).toEqual(expected);
    },
  );

  test('when it was archived at the same time as its provider left, then the reason is the erasure', () => {
    const quote = evolve(erased(open, 'provider'), { type: 'withdrawn', reason: 'account-deleted' }, now);

    expect([isOfErasedSide(quote), hasPublicPage(quote)]).toEqual([true, false]);
  });
});
