import { randomUUID } from 'node:crypto';
import { cancelClientEvent } from '@marquee/contracts/client-event-operations';
import { quoteAccepted, quoteCreated } from '@marquee/contracts/messages/quote-messages';
import type { QuoteSnapshot } from '@marquee/contracts/messages/quote-messages';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { aQuoteSnapshot } from './support/snapshots.ts';
import {
  aSentRequest,
  deliverQuoteAccepted,
  deliverQuoteCreated,
  read,
  messageTypesOf,
} from './support/event-fixtures.ts';
import type { EventFixture } from './support/event-fixtures.ts';
import { startEvents } from './support/start-events.ts';

const sent = 'events.event.sent.v1';
const proposed = 'events.event.proposed.v1';
const booked = 'events.event.booked.v1';
const cancelled = 'events.event.cancelled.v1';

let service: TestService;

beforeAll(async () => {
  service = await startEvents();
});

afterAll(() => service.stop());

function cancel({ client, event }: EventFixture) {
  const body = { reason: 'Moving away' };
  return service.call(cancelClientEvent, { as: client, params: { id: event.id }, body });
}

describe('the message that a quote was created', () => {
  test('when the event is an inquiry, then it becomes a proposal, published once even after redeliveries', async () => {
    const fixture = await aSentRequest(service);
    const quoteId = randomUUID();

    await deliverQuoteCreated(service, fixture, quoteId);
    await deliverQuoteCreated(service, fixture, quoteId);

    const moved = { status: 'proposal', hasQuote: true, revision: 3 };
    expect(await read(service, fixture)).toEqual({ ...fixture.event, ...moved });
    expect(await messageTypesOf(service, fixture)).toEqual([sent, proposed]);
  });

  test('when the quote was made by hand, then no message becomes a dead letter', async () => {
    const deadLettersBefore = await service.deadLetters();

    await service.deliver(quoteCreated, aQuoteSnapshot({ eventId: null }));

    expect(await service.deadLetters()).toHaveLength(deadLettersBefore.length);
  });

  test('when the event is unknown, then the message becomes a dead letter with the reason', async () => {
    const quote = aQuoteSnapshot();

    await service.deliver(quoteCreated, quote, { aggregateId: quote.quoteId });

    const deadLetters = await service.deadLetters();
    expect(deadLetters.find(({ content }) => content.includes(quote.quoteId))).toMatchObject({
      queue: 'events.move-to-proposal',
      reason: expect.stringContaining('Event not found') as string,
    });
  });

  test('when the event was cancelled meanwhile, then the cancellation is published once more', async () => {
    const fixture = await aSentRequest(service);
    const quoteId = randomUUID();
    await cancel(fixture);

    await deliverQuoteCreated(service, fixture, quoteId);
    await deliverQuoteCreated(service, fixture, quoteId);

    expect(await read(service, fixture)).toMatchObject({ status: 'cancelled', cancelReason: 'Moving away' });
    expect(await messageTypesOf(service, fixture)).toEqual([sent, cancelled, cancelled]);
  });
});

describe('the message that a quote was accepted', () => {
  test('when the event is a proposal, then it is booked at the total, published once even after redeliveries', async () => {
    const fixture = await aSentRequest(service);
    const quoteId = randomUUID();
    await deliverQuoteCreated(service, fixture, quoteId);

    await deliverQuoteAccepted(service, fixture, quoteId);
    await deliverQuoteAccepted(service, fixture, quoteId);

    expect(await read(service, fixture)).toMatchObject({
      status: 'booked',
      totalAmount: '549.50',
      bookedAt: '2026-03-02T14:59:58.000Z',
    });
    expect(await messageTypesOf(service, fixture)).toEqual([sent, proposed, booked]);
  });

  test('when the previous release has published it, then the event is booked at the total', async () => {
    const fixture = await aSentRequest(service);
    const { payableCents: totalCents, ...rest } = aQuoteSnapshot({ eventId: fixture.event.id });
    const earlier = { ...rest, totalCents } as unknown as QuoteSnapshot;

    await service.deliver(quoteAccepted, earlier, { aggregateId: rest.quoteId });

    expect(await read(service, fixture)).toMatchObject({ status: 'booked', totalAmount: '549.50' });
  });

  test('when the acceptance arrives before the creation, then the event is booked and stays booked', async () => {
    const fixture = await aSentRequest(service);
    const quoteId = randomUUID();

    await deliverQuoteAccepted(service, fixture, quoteId);
    await deliverQuoteCreated(service, fixture, quoteId);

    expect(await read(service, fixture)).toMatchObject({ status: 'booked', totalAmount: '549.50' });
    expect(await messageTypesOf(service, fixture)).toEqual([sent, booked]);
  });

  test('when the message arrives ten times at once, then the event is booked once', async () => {
    const fixture = await aSentRequest(service);
    const quoteId = randomUUID();

    await Promise.all(Array.from({ length: 10 }, () => deliverQuoteAccepted(service, fixture, quoteId)));

    expect(await messageTypesOf(service, fixture)).toEqual([sent, booked]);
  });

  test('when the event was cancelled meanwhile, then it stays cancelled and the cancellation is published once more', async () => {
    const fixture = await aSentRequest(service);
    const quoteId = randomUUID();
    await deliverQuoteCreated(service, fixture, quoteId);
    await cancel(fixture);

    await deliverQuoteAccepted(service, fixture, quoteId);
    await deliverQuoteAccepted(service, fixture, quoteId);

    expect(await read(service, fixture)).toMatchObject({ status: 'cancelled', totalAmount: '549.50' });
    expect(await messageTypesOf(service, fixture)).toEqual([sent, proposed, cancelled, cancelled]);
  });

  test('when cancellation and acceptance are concurrent, then the event is cancelled, and the cancellation is published last', async () => {
    const fixtures = await Promise.all(Array.from({ length: 10 }, () => aSentRequest(service)));

    const races = fixtures.map((fixture) =>
      Promise.all([deliverQuoteAccepted(service, fixture), cancel(fixture)]),
    );
    const answers = await Promise.all(races);

    const ends = await Promise.all(fixtures.map((fixture) => read(service, fixture)));
    const messageTypes = await Promise.all(fixtures.map((fixture) => messageTypesOf(service, fixture)));
    expect(answers.map(([, { status }]) => status)).toEqual(fixtures.map(() => 200));
    expect(ends.map(({ status }) => status)).toEqual(fixtures.map(() => 'cancelled'));
    expect(messageTypes.map((types) => types.at(-1))).toEqual(fixtures.map(() => cancelled));
  });

  test('when another quote was accepted earlier, then the message becomes a dead letter and the booking stays', async () => {
    const fixture = await aSentRequest(service);
    await deliverQuoteAccepted(service, fixture);
    const before = await read(service, fixture);
    const late = aQuoteSnapshot({ eventId: fixture.event.id, status: 'client_accepted', payableCents: 1 });

    await service.deliver(quoteAccepted, late, { aggregateId: late.quoteId });

    const deadLetters = await service.deadLetters();
    expect(await read(service, fixture)).toEqual(before);
    expect(deadLetters.some(({ content }) => content.includes(late.quoteId))).toBe(true);
  });
});
