import { randomUUID } from 'node:crypto';
import type { QuoteStatus } from '@marquee/contracts/quote-statuses';
import { evolve } from '../../src/quotes/domain/evolve.ts';
import type { LineItem, Offer } from '../../src/quotes/domain/offer.ts';
import type { QuoteChange } from '../../src/quotes/domain/quote-change.ts';
import type { Quote } from '../../src/quotes/domain/quote.ts';
import { startQuote } from '../../src/quotes/domain/start-quote.ts';

export const now = new Date('2026-03-02T15:00:00.000Z');

export function aLine(overrides: Partial<LineItem> = {}): LineItem {
  const unitPriceCents = overrides.unitPriceCents ?? 59_900;
  const quantity = overrides.quantity ?? 1;
  return {
    id: randomUUID(),
    serviceName: 'DJ',
    serviceDescription: '',
    unitPriceCents,
    quantity,
    lineTotalCents: unitPriceCents * quantity,
    ...overrides,
  };
}

/** A draft created from a request, with one line of $599.00. */
export function aQuote(offer: Partial<Offer> = {}, overrides: Partial<Quote> = {}): Quote {
  const started = startQuote(
    {
      id: randomUUID(),
      providerId: randomUUID(),
      clientId: randomUUID(),
      clientEmail: 'Amara@Example.com',
      clientName: 'Amara Okafor',
      eventId: randomUUID(),
      requestNumber: 1,
      eventName: 'Okafor Wedding',
      eventDate: '2026-09-12',
      eventLocation: 'Harbour Hall',
      timeZone: 'America/New_York',
    },
    now,
  );
  return { ...started, offer: { ...started.offer, lineItems: [aLine()], ...offer }, ...overrides };
}

const pathTo: Record<QuoteStatus, QuoteChange[]> = {
  draft: [],
  approved_for_review: [{ type: 'approved-for-review' }],
  sent_to_client: [{ type: 'approved-for-review' }, { type: 'sent-to-client', validUntil: '2026-04-01' }],
  client_accepted: [
    { type: 'approved-for-review' },
    { type: 'sent-to-client', validUntil: '2026-04-01' },
    { type: 'accepted', version: 1 },
  ],
  archived: [{ type: 'archived' }],
};

export function aQuoteIn(status: QuoteStatus, offer: Partial<Offer> = {}): Quote {
  return after(aQuote(offer), ...pathTo[status]);
}

export function after(quote: Quote, ...changes: QuoteChange[]): Quote {
  return changes.reduce((current, change) => evolve(current, change, now), quote);
}
