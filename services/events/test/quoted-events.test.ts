import { randomUUID } from 'node:crypto';
import * as clientApi from '@marquee/contracts/client-event-operations';
import * as api from '@marquee/contracts/event-operations';
import * as quotes from '@marquee/contracts/messages/quote-messages';
import type { QuoteSnapshot } from '@marquee/contracts/messages/quote-messages';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { aQuoteSnapshot } from './support/snapshots.ts';
import { aSentRequest } from './support/event-fixtures.ts';
import type { EventFixture } from './support/event-fixtures.ts';
import { startEvents } from './support/start-events.ts';

let service: TestService;

beforeAll(async () => {
  service = await startEvents();
});

afterAll(() => service.stop());

const sentAt = '2026-03-02T14:00:00.000Z';
const sent = { status: 'sent_to_client', version: 1, payableCents: 238_000, sentToClientAt: sentAt } as const;

type QuoteMessage = { message?: typeof quotes.quoteCreated; version: number; quote: Partial<QuoteSnapshot> };

/** Delivers the quotes service's messages about one quote of the event. */
async function deliverMessages(
  fixture: EventFixture,
  quoteId: string,
  ...messages: readonly QuoteMessage[]
): Promise<void> {
  const { event, provider } = fixture;
  for (const { message = quotes.quoteProgressed, version, quote } of messages) {
    const snapshot = aQuoteSnapshot({
      quoteId,
      eventId: event.id,
      providerId: provider.providerId,
      ...quote,
    });
    await service.deliver(message, snapshot, { aggregateId: quoteId, aggregateVersion: version });
  }
}

/** Returns the quote's data as the provider reads it; checks that the lists and the single event agree. */
async function quotedOf({ event, provider }: EventFixture) {
  const params = { id: event.id };
  const [one, leads, requests] = await Promise.all([
    service.call(api.getProviderEvent, { as: provider, params }),
    service.call(api.listProviderEvents, { as: provider }),
    service.call(api.listProviderRequests, { as: provider }),
  ]);
  const read = [one.body, ...leads.body, ...requests.body];
  const [quoted, ...others] = read.map(({ quotedAmount, quoteStanding }) => ({
    quotedAmount,
    quoteStanding,
  }));
  expect(others).toEqual([quoted, quoted]);
  return quoted;
}

describe('the quote of an event as its provider reads it', () => {
  test('when no quote was created, then the event has neither an amount nor a status', async () => {
    const fixture = await aSentRequest(service);

    expect(await quotedOf(fixture)).toEqual({ quotedAmount: null, quoteStanding: null });
  });

  test.each([
    ['draft', { status: 'draft' }],
    ['approved', { status: 'approved_for_review' }],
  ] as const)('when the quote is %s and was never sent, then there is no amount', async (_name, quote) => {
    const fixture = await aSentRequest(service);

    await deliverMessages(fixture, randomUUID(), { version: 2, quote });

    expect(await quotedOf(fixture)).toMatchObject({
      quotedAmount: null,
      quoteStanding: { status: quote.status, lastSentAt: null },
    });
  });

  test('when the quote was sent, then its payable amount is shown to the provider but not to the client', async () => {
    const fixture = await aSentRequest(service);

    await deliverMessages(fixture, randomUUID(), { message: quotes.quoteSent, version: 3, quote: sent });

    expect(await quotedOf(fixture)).toEqual({
      quotedAmount: '2380.00',
      quoteStanding: { status: 'sent_to_client', lastSentAt: sentAt, isWithdrawn: false, acceptedAt: null },
    });
    const { body } = await service.call(clientApi.getClientEvent, {
      as: fixture.client,
      params: { id: fixture.event.id },
    });
    expect(body).not.toHaveProperty('quotedAmount');
  });

  test('when a new version was sent, then its amount replaces the previous one, in any order of messages', async () => {
    const fixture = await aSentRequest(service);
    const first = { message: quotes.quoteSent, version: 3, quote: sent };
    const second = {
      message: quotes.quoteSent,
      version: 6,
      quote: { ...sent, version: 2, payableCents: 149_950 },
    };

    await deliverMessages(fixture, randomUUID(), second, first, second, first);

    expect(await quotedOf(fixture)).toMatchObject({ quotedAmount: '1499.50' });
  });

  test('when the sent version is being revised, then its amount is still shown', async () => {
    const fixture = await aSentRequest(service);

    await deliverMessages(fixture, randomUUID(), { version: 4, quote: { ...sent, status: 'draft' } });

    expect(await quotedOf(fixture)).toMatchObject({
      quotedAmount: '2380.00',
      quoteStanding: { status: 'draft', lastSentAt: sentAt },
    });
  });

  test.each<[string, Partial<QuoteSnapshot>]>([
    ['withdrawn', { status: 'draft', isOfferWithdrawn: true }],
    ['archived', { status: 'archived' }],
  ])('when the quote is %s, then no amount is shown', async (_name, quote) => {
    const fixture = await aSentRequest(service);

    await deliverMessages(fixture, randomUUID(), { version: 4, quote: { ...sent, ...quote } });

    expect(await quotedOf(fixture)).toMatchObject({
      quotedAmount: null,
      quoteStanding: { status: quote.status, isWithdrawn: quote.isOfferWithdrawn ?? false },
    });
  });

  test.each<[string, Partial<QuoteSnapshot>]>([
    ['accepted', { status: 'client_accepted', clientAcceptedAt: sentAt }],
    ['accepted and then archived', { status: 'archived', clientAcceptedAt: sentAt }],
  ])('when the quote is %s, then the accepted amount is still shown', async (_name, quote) => {
    const fixture = await aSentRequest(service);

    await deliverMessages(fixture, randomUUID(), { version: 4, quote: { ...sent, ...quote } });

    expect(await quotedOf(fixture)).toMatchObject({
      quotedAmount: '2380.00',
      quoteStanding: { status: quote.status, acceptedAt: sentAt },
    });
  });

  test('when an archived quote was replaced, then the open one is shown', async () => {
    const fixture = await aSentRequest(service);
    await deliverMessages(fixture, randomUUID(), { version: 4, quote: { ...sent, status: 'archived' } });

    const quote = { ...sent, payableCents: 89_900, createdAt: '2026-03-01T15:00:00.000Z' };
    await deliverMessages(fixture, randomUUID(), { version: 3, quote });

    expect(await quotedOf(fixture)).toMatchObject({ quotedAmount: '899.00' });
  });

  test('when a message of an earlier release lacks the withdrawal field, then the quote counts as not withdrawn', async () => {
    const fixture = await aSentRequest(service);
    const snapshot = aQuoteSnapshot({ eventId: fixture.event.id, ...sent });

    await service.deliver(quotes.quoteSent, snapshot, { aggregateId: snapshot.quoteId, aggregateVersion: 3 });

    expect(await quotedOf(fixture)).toMatchObject({ quoteStanding: { isWithdrawn: false } });
  });

  test('when the quote changes, then the revision of its event stays', async () => {
    const fixture = await aSentRequest(service);
    const params = { id: fixture.event.id };

    await deliverMessages(fixture, randomUUID(), { version: 3, quote: sent });

    const { body } = await service.call(api.getProviderEvent, { as: fixture.provider, params });
    expect(body.revision).toBe(fixture.event.revision);
  });

  test('when a quote was made by hand, then no message becomes a dead letter', async () => {
    const deadLettersBefore = await service.deadLetters();

    await service.deliver(quotes.quoteProgressed, aQuoteSnapshot({ eventId: null }));

    expect(await service.deadLetters()).toHaveLength(deadLettersBefore.length);
  });
});
