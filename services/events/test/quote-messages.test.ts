import { randomUUID } from 'node:crypto';
import { cancelClientEvent } from '@marquee/contracts/client-event-operations';
import { quoteAccepted, quoteCreated } from '@marquee/contracts/messages/quote-messages';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { aQuoteSnapshot } from './kit/snapshots.ts';
import { aSentRequest, quoteIsAccepted, quoteIsCreated, read, toldAbout } from './kit/stages.ts';
import type { Stage } from './kit/stages.ts';
import { startEvents } from './kit/start-events.ts';

const sent = 'events.event.sent.v1';
const proposed = 'events.event.proposed.v1';
const booked = 'events.event.booked.v1';
const cancelled = 'events.event.cancelled.v1';

let service: TestService;

beforeAll(async () => {
  service = await startEvents();
});

afterAll(() => service.stop());

function cancel({ client, event }: Stage) {
  const body = { reason: 'Moving away' };
  return service.call(cancelClientEvent, { as: client, params: { id: event.id }, body });
}

describe('a quote was created', () => {
  test('when its event is an inquiry, then it becomes a proposal, published once even after redeliveries', async () => {
    const stage = await aSentRequest(service);
    const quoteId = randomUUID();

    await quoteIsCreated(service, stage, quoteId);
    await quoteIsCreated(service, stage, quoteId);

    const moved = { status: 'proposal', hasQuote: true, revision: 3 };
    expect(await read(service, stage)).toEqual({ ...stage.event, ...moved });
    expect(await toldAbout(service, stage)).toEqual([sent, proposed]);
  });

  test('when it was made by hand, then no event changes and no message becomes a dead letter', async () => {
    const parkedBefore = await service.parked();

    await service.deliver(quoteCreated, aQuoteSnapshot({ eventId: null }));

    expect(await service.parked()).toHaveLength(parkedBefore.length);
  });

  test('when its event is unknown, then the message becomes a dead letter with the reason', async () => {
    const quote = aQuoteSnapshot();

    await service.deliver(quoteCreated, quote, { aggregateId: quote.quoteId });

    const parked = await service.parked();
    expect(parked.find(({ content }) => content.includes(quote.quoteId))).toMatchObject({
      queue: 'events.move-to-proposal',
      reason: expect.stringContaining('Event not found') as string,
    });
  });

  test('when its event was cancelled meanwhile, then the cancellation is published once more', async () => {
    const stage = await aSentRequest(service);
    const quoteId = randomUUID();
    await cancel(stage);

    await quoteIsCreated(service, stage, quoteId);
    await quoteIsCreated(service, stage, quoteId);

    expect(await read(service, stage)).toMatchObject({ status: 'cancelled', cancelReason: 'Moving away' });
    expect(await toldAbout(service, stage)).toEqual([sent, cancelled, cancelled]);
  });
});

describe('a quote was accepted', () => {
  test('when its event is a proposal, then it is booked at the total, published once even after redeliveries', async () => {
    const stage = await aSentRequest(service);
    const quoteId = randomUUID();
    await quoteIsCreated(service, stage, quoteId);

    await quoteIsAccepted(service, stage, quoteId);
    await quoteIsAccepted(service, stage, quoteId);

    expect(await read(service, stage)).toMatchObject({
      status: 'booked',
      totalAmount: '549.50',
      bookedAt: '2026-03-02T14:59:58.000Z',
    });
    expect(await toldAbout(service, stage)).toEqual([sent, proposed, booked]);
  });

  test('when it arrives before the creation, then the event is booked and stays so', async () => {
    const stage = await aSentRequest(service);
    const quoteId = randomUUID();

    await quoteIsAccepted(service, stage, quoteId);
    await quoteIsCreated(service, stage, quoteId);

    expect(await read(service, stage)).toMatchObject({ status: 'booked', totalAmount: '549.50' });
    expect(await toldAbout(service, stage)).toEqual([sent, booked]);
  });

  test('when ten arrive at once, then the event is booked once', async () => {
    const stage = await aSentRequest(service);
    const quoteId = randomUUID();

    await Promise.all(Array.from({ length: 10 }, () => quoteIsAccepted(service, stage, quoteId)));

    expect(await toldAbout(service, stage)).toEqual([sent, booked]);
  });

  test('when its event was cancelled meanwhile, then it stays cancelled and is published once more', async () => {
    const stage = await aSentRequest(service);
    const quoteId = randomUUID();
    await quoteIsCreated(service, stage, quoteId);
    await cancel(stage);

    await quoteIsAccepted(service, stage, quoteId);
    await quoteIsAccepted(service, stage, quoteId);

    expect(await read(service, stage)).toMatchObject({ status: 'cancelled', totalAmount: '549.50' });
    expect(await toldAbout(service, stage)).toEqual([sent, proposed, cancelled, cancelled]);
  });

  test('when cancellation and acceptance race, then it ends cancelled, and that is published last', async () => {
    const stages = await Promise.all(Array.from({ length: 10 }, () => aSentRequest(service)));

    const races = stages.map((stage) => Promise.all([quoteIsAccepted(service, stage), cancel(stage)]));
    const answers = await Promise.all(races);

    const ends = await Promise.all(stages.map((stage) => read(service, stage)));
    const told = await Promise.all(stages.map((stage) => toldAbout(service, stage)));
    expect(answers.map(([, { status }]) => status)).toEqual(stages.map(() => 200));
    expect(ends.map(({ status }) => status)).toEqual(stages.map(() => 'cancelled'));
    expect(told.map((types) => types.at(-1))).toEqual(stages.map(() => cancelled));
  });

  test('when another quote was accepted before, then the message becomes a dead letter and the booking stays', async () => {
    const stage = await aSentRequest(service);
    await quoteIsAccepted(service, stage);
    const before = await read(service, stage);
    const late = aQuoteSnapshot({ eventId: stage.event.id, status: 'client_accepted', totalCents: 1 });

    await service.deliver(quoteAccepted, late, { aggregateId: late.quoteId });

    const parked = await service.parked();
    expect(await read(service, stage)).toEqual(before);
    expect(parked.some(({ content }) => content.includes(late.quoteId))).toBe(true);
  });
});
