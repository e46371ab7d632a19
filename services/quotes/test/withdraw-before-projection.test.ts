import { metricsOnlyTelemetry } from '@marquee/service-kit/process/telemetry';
import { createAttemptCounts } from '@marquee/service-kit/throttle/attempt-counts';
import { createRateLimits } from '@marquee/service-kit/throttle/rate-limits';
import { randomUUID } from 'node:crypto';
import type { Envelope } from '@marquee/contracts/message';
import { eventCancelled, eventSent } from '@marquee/contracts/messages/event-messages';
import type { EventSnapshot } from '@marquee/contracts/messages/event-messages';
import { openTestDatabase } from '@marquee/service-kit/test-kit/database';
import type { TestDatabase } from '@marquee/service-kit/test-kit/database';
import { createPaymentDefaultRepository } from '../src/payment-defaults/payment-default-repository.ts';
import { createClientRepository } from '../src/projections/client-repository.ts';
import { createEventRequestRepository } from '../src/projections/event-request-repository.ts';
import { createProviderRepository } from '../src/projections/provider-repository.ts';
import { createQuoteRepository } from '../src/quotes/quote-repository.ts';
import { withdrawQuotes } from '../src/quotes/withdraw-quotes.ts';
import { anEvent } from './support/a-request.ts';
import { now } from './support/a-quote.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase('quotes');
});

afterAll(async () => {
  await database.drop();
});

function anEnvelope(
  { type }: typeof eventSent,
  { event, version }: { event: EventSnapshot; version: number },
): Envelope<EventSnapshot> {
  return {
    id: randomUUID(),
    type,
    aggregateId: event.eventId,
    aggregateVersion: version,
    payload: event,
    traceparent: null,
    requestId: randomUUID(),
    actor: 'system',
    at: now.toISOString(),
  };
}

describe('withdraw quotes', () => {
  test('when this consumer is the first to receive a cancellation, then it stores the event as cancelled for concurrent calls that create quotes', async () => {
    const { connection } = database;
    const eventRequests = createEventRequestRepository(connection);
    const event = anEvent();
    await eventRequests.project(anEnvelope(eventSent, { event, version: 2 }));
    const consumer = withdrawQuotes({
      quotes: createQuoteRepository(connection),
      eventRequests,
      providers: createProviderRepository(connection),
      clients: createClientRepository(connection),
      paymentDefaults: createPaymentDefaultRepository(connection),
      newWork: { isWithheld: async () => false },
      rates: createRateLimits({
        ...{
          attempts: createAttemptCounts(connection),
          values: {},
          metrics: metricsOnlyTelemetry('quotes').metrics.limits,
        },
        now: () => now,
      }),
      emailWaits: { reserveEmail: async () => null, findEmailWait: async () => null },
      renderDocument: () => Promise.reject(new Error('nothing is drawn')),
      now: () => now,
      timeZone: event.timeZone,
    });

    const cancelled = { ...event, status: 'cancelled' } as const;
    await consumer.handle(anEnvelope(eventCancelled, { event: cancelled, version: 3 }));

    expect(await eventRequests.get(event.eventId)).toMatchObject({ status: 'cancelled' });
  });
});
