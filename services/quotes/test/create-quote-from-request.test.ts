import { randomUUID } from 'node:crypto';
import { eventBooked, eventCancelled, eventCompleted } from '@marquee/contracts/messages/event-messages';
import * as api from '@marquee/contracts/quote-operations';
import { aRequest } from './support/a-request.ts';
import { archive, quoteIn } from './support/quote-in.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

let quotes: Quotes;

beforeAll(async () => {
  quotes = await startQuotes();
});

afterAll(async () => {
  await quotes.stop();
});

describe('create a quote from a request', () => {
  test('when the request has no quote, then a quote with the event’s data is created and published', async () => {
    const { event, provider } = await aRequest(quotes);

    const { status, body } = await quotes.call(api.createQuoteFromRequest, {
      as: provider,
      params: { id: event.eventId },
    });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      eventId: event.eventId,
      eventName: 'Okafor Wedding',
      eventDate: '2026-09-12',
      eventLocation: 'Harbour Hall, 1 Quay Street',
      clientName: 'Amara Okafor',
      clientEmail: event.clientEmail,
      status: 'draft',
      version: 0,
      totalAmount: '0.00',
      validUntil: null,
      isNew: true,
    });
    const published = (await quotes.published()).filter(({ aggregateId }) => aggregateId === body.id);
    expect(published).toMatchObject([
      {
        type: 'quotes.quote.created.v1',
        aggregateVersion: 1,
        payload: { eventId: event.eventId, payableCents: 0 },
      },
    ]);
  });

  test('when it is called again, then the answer is the same quote', async () => {
    const { provider, quote, event } = await quoteIn(quotes, 'sent_to_client');

    const again = await quotes.call(api.createQuoteFromRequest, {
      as: provider,
      params: { id: event.eventId },
    });

    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ id: quote.id, isNew: false });
  });

  test('when twenty calls arrive at once, then there is one quote and one message', async () => {
    const { event, provider } = await aRequest(quotes);
    const call = { as: provider, params: { id: event.eventId } };

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => quotes.call(api.createQuoteFromRequest, call)),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const listed = await quotes.call(api.listQuotes, { as: provider });
    expect(listed.headers.get('x-total-count')).toBe('1');
    const published = (await quotes.published()).filter(
      ({ aggregateId }) => aggregateId === answers[0]?.body.id,
    );
    expect(published).toHaveLength(1);
  });

  test('when the previous quote is archived, then a new quote is created', async () => {
    const quoted = await quoteIn(quotes, 'draft');
    await archive(quotes, quoted);

    const next = await quotes.call(api.createQuoteFromRequest, {
      as: quoted.provider,
      params: { id: quoted.event.eventId },
    });

    expect(next.status).toBe(200);
    expect(next.body.id).not.toBe(quoted.quote.id);
    expect(next.body.isNew).toBe(true);
  });

  test.each([
    ['booked', eventBooked],
    ['completed', eventCompleted],
    ['cancelled', eventCancelled],
  ] as const)('when a %s event has no open quote, then the call is rejected', async (status, message) => {
    const { event, provider } = await aRequest(quotes);
    const arrival = { aggregateId: event.eventId, aggregateVersion: 3 };
    await quotes.deliver(message, { ...event, status }, arrival);

    const { status: answered, problem } = await quotes.call(api.createQuoteFromRequest, {
      as: provider,
      params: { id: event.eventId },
    });

    expect([answered, problem.code]).toEqual([409, `event_${status}`]);
    const listed = await quotes.call(api.listQuotes, { as: provider });
    expect(listed.body).toEqual([]);
  });

  test('when the client has cancelled the event, then the rejection names the client', async () => {
    const { event, provider } = await aRequest(quotes);
    const arrival = { aggregateId: event.eventId, aggregateVersion: 3 };
    const cancelled = { ...event, status: 'cancelled', cancelledBy: 'client' } as const;
    await quotes.deliver(eventCancelled, cancelled, arrival);

    const { problem } = await quotes.call(api.createQuoteFromRequest, {
      as: provider,
      params: { id: event.eventId },
    });

    expect(problem.message).toBe('This event has been cancelled by the client');
  });

  test('when the same Idempotency-Key is sent again, then the answer is the same quote', async () => {
    const { event, provider } = await aRequest(quotes);
    const call = { as: provider, params: { id: event.eventId }, idempotencyKey: randomUUID() };

    const first = await quotes.call(api.createQuoteFromRequest, call);
    const second = await quotes.call(api.createQuoteFromRequest, call);

    expect(second.body).toEqual(first.body);
  });
});
