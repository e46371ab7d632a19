import { changedBy } from '../../src/quotes/domain/changed-by.ts';
import { actorOf } from '../../src/quotes/domain/evolve.ts';
import type { QuoteFact } from '../../src/quotes/domain/quote-change.ts';
import type { QuoteActor } from '../../src/quotes/domain/quote.ts';
import { after, aLine, aQuoteIn } from '../support/a-quote.ts';

describe('the side that last changed a quote', () => {
  test.each([
    ['draft', 'provider'],
    ['approved_for_review', 'provider'],
    ['sent_to_client', 'provider'],
    ['client_accepted', 'client'],
    ['archived', 'provider'],
  ] as const)('when the quote is %s, then the %s has set the status', (status, side) => {
    expect(changedBy(aQuoteIn(status))).toEqual({ fields: { status: side }, otherFields: 'provider' });
  });

  test('when the system has withdrawn the quote, then the system has set the status', () => {
    const quote = after(aQuoteIn('sent_to_client'), { type: 'withdrawn', reason: 'event-cancelled' });

    expect(changedBy(quote).fields).toEqual({ status: 'system' });
  });

  test('when the client was erased, then no side has set the other fields', () => {
    const quote = after(aQuoteIn('client_accepted'), { type: 'erased', side: 'client' });

    expect(changedBy(quote)).toEqual({ fields: { status: 'client' }, otherFields: null });
  });
});

describe('the actor of a fact about a quote', () => {
  const lineItem = aLine();

  test.each<[QuoteActor, QuoteFact]>([
    ['provider', { type: 'created' }],
    ['provider', { type: 'renamed', eventName: 'Reception' }],
    ['provider', { type: 'line-item-added', lineItem }],
    ['provider', { type: 'line-item-removed', lineItem }],
    ['provider', { type: 'terms-changed', terms: { discountCents: 0, notes: '', validUntil: null } }],
    ['provider', { type: 'approved-for-review' }],
    ['provider', { type: 'sent-to-client', validUntil: '2026-04-01' }],
    ['client', { type: 'accepted', version: 1 }],
    ['provider', { type: 'discarded-changes-copied', copyId: 'quote-2' }],
    ['provider', { type: 'archived' }],
    ['provider', { type: 'offer-withdrawn', version: 1 }],
    ['system', { type: 'withdrawn', reason: 'account-deleted' }],
    ['system', { type: 'erased', side: 'provider' }],
    ['system', { type: 'linked-to-client', clientId: 'client-1', clientName: 'Amara' }],
  ])('when the actor is expected to be the %s, then it is, for %j', (actor, fact) => {
    expect(actorOf(fact)).toBe(actor);
  });
});
