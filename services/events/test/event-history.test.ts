import { randomUUID } from 'node:crypto';
import { cancelClientEvent, updateClientEvent } from '@marquee/contracts/client-event-operations';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import type { EventHistoryEntry } from '../src/events/event-history.ts';
import { anEventUpdate } from './support/requests.ts';
import { aDraft, aSentRequest, deliverQuoteAccepted, deliverQuoteCreated } from './support/event-fixtures.ts';
import { startEvents } from './support/start-events.ts';

let service: TestService;

beforeAll(async () => {
  service = await startEvents();
});

afterAll(() => service.stop());

async function historyOf(id: string): Promise<EventHistoryEntry[]> {
  const events = service.connection.collection<{ _id: string; history: EventHistoryEntry[] }>('events');
  const stored = await events.findOne({ _id: id });
  return stored?.history ?? [];
}

describe('the history of an event', () => {
  test('when an event changes status several times, then every change is recorded with its actor', async () => {
    const fixture = await aSentRequest(service);
    const quoteId = randomUUID();
    await deliverQuoteCreated(service, fixture, quoteId);
    await deliverQuoteAccepted(service, fixture, quoteId);

    const history = await historyOf(fixture.event.id);

    const clients = fixture.client.id;
    expect(history.map(({ type, status, actor }) => [type, status, actor])).toEqual([
      ['created', 'inquiry', clients],
      ['sent', 'inquiry', clients],
      ['proposed', 'proposal', 'system'],
      ['booked', 'booked', 'system'],
    ]);
    expect(history.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
    expect(history.at(-1)?.data).toEqual({ quoteId, payableCents: 54_950 });
  });

  test('when a cancellation is repeated or an edit is rejected, then no entry is added', async () => {
    const fixture = await aSentRequest(service);
    const call = { as: fixture.client, params: { id: fixture.event.id }, body: { reason: 'Moving away' } };

    await Promise.all(Array.from({ length: 10 }, () => service.call(cancelClientEvent, call)));
    await service.call(updateClientEvent, { ...call, body: anEventUpdate() });

    const history = await historyOf(fixture.event.id);
    expect(history.map(({ type }) => type)).toEqual(['created', 'sent', 'cancelled']);
  });

  test('when edits of a draft are concurrent, then each is recorded and none is applied in part', async () => {
    const { client, event } = await aDraft(service);
    const names = ['A', 'B', 'C', 'D'];

    const answers = await Promise.all(
      names.map((name) =>
        service.call(updateClientEvent, {
          as: client,
          params: { id: event.id },
          body: anEventUpdate({ name, venueAddress: `${name} Street` }),
        }),
      ),
    );

    expect(answers.map(({ body }) => body.venueAddress)).toEqual(names.map((name) => `${name} Street`));
    expect((await historyOf(event.id)).filter(({ type }) => type === 'edited')).toHaveLength(4);
  });
});
