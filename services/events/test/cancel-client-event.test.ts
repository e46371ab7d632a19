import { cancelClientEvent } from '@marquee/contracts/client-event-operations';
import { changeEventStatus } from '@marquee/contracts/event-operations';
import { aClientCaller } from '@marquee/service-kit/test-kit/callers';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { aBookedEvent, aDraft, aSentRequest, read, messageTypesOf } from './support/event-fixtures.ts';
import type { EventFixture } from './support/event-fixtures.ts';
import { startEvents } from './support/start-events.ts';

let service: TestService;

beforeAll(async () => {
  service = await startEvents();
});

afterAll(() => service.stop());

function cancel(
  { client, event }: Pick<EventFixture, 'client' | 'event'>,
  body: unknown = { reason: 'Moving away' },
) {
  return service.call(cancelClientEvent, { as: client, params: { id: event.id }, body });
}

describe('cancel client event', () => {
  test('when the event was sent, then it is cancelled with the reason and the cancellation is published', async () => {
    const fixture = await aSentRequest(service);

    const { status, body } = await cancel(fixture);
    const message = (await service.published()).findLast(({ aggregateId }) => aggregateId === body.id);

    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'cancelled', cancelReason: 'Moving away' });
    expect(body.cancelledAt).toBe('2026-03-02T15:00:00.000Z');
    expect(message).toMatchObject({ type: 'events.event.cancelled.v1', aggregateVersion: 3 });
    expect(message?.payload).toMatchObject({
      status: 'cancelled',
      cancelReason: 'Moving away',
      cancelledBy: 'client',
      cancelledAt: '2026-03-02T15:00:00.000Z',
    });
  });

  test('when a booked event has started, then only its provider can cancel it', async () => {
    const late = await startEvents();
    const fixture = await aBookedEvent(late, { eventDate: '2026-03-06', startTime: '18:00' });
    late.clock.set(new Date('2026-03-06T23:00:00Z'));

    const { status, problem } = await late.call(cancelClientEvent, {
      as: fixture.client,
      params: { id: fixture.event.id },
      body: { reason: 'It was dull' },
    });
    const byProvider = await late.call(changeEventStatus, {
      as: fixture.provider,
      params: { id: fixture.event.id },
      body: { status: 'cancelled', reason: 'Power cut' },
    });

    expect([status, problem.code]).toEqual([409, 'event_has_started']);
    expect(byProvider.body).toMatchObject({ status: 'cancelled', cancelledBy: 'provider' });
    await late.stop();
  });

  test('when the event was booked, then it is cancelled and keeps its total', async () => {
    const fixture = await aBookedEvent(service);

    const { body } = await cancel(fixture);

    expect(body).toMatchObject({ status: 'cancelled', totalAmount: '549.50' });
  });

  test('when the event is a draft, then it is cancelled and nothing is published', async () => {
    const fixture = await aDraft(service);

    const { body } = await cancel(fixture);

    expect(body.status).toBe('cancelled');
    expect(await messageTypesOf(service, fixture)).toEqual([]);
  });

  test('when the call is repeated, then the answer is the same and the cancellation is published once', async () => {
    const fixture = await aSentRequest(service);

    const first = await cancel(fixture);
    const second = await cancel(fixture, { reason: 'Another reason' });

    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(await messageTypesOf(service, fixture)).toEqual([
      'events.event.sent.v1',
      'events.event.cancelled.v1',
    ]);
  });

  test('when the provider has already cancelled the event, then the call is rejected', async () => {
    const fixture = await aSentRequest(service);
    await service.call(changeEventStatus, {
      as: fixture.provider,
      params: { id: fixture.event.id },
      body: { status: 'cancelled', reason: 'Double booked' },
    });

    const { status, problem } = await cancel(fixture);

    expect(status).toBe(409);
    expect(problem.code).toBe('event_is_cancelled');
    expect(await read(service, fixture)).toMatchObject({ cancelReason: 'Double booked' });
  });

  test('when the reason is missing, then the error names that field and the event is unchanged', async () => {
    const fixture = await aSentRequest(service);

    const { status, problem } = await cancel(fixture, { reason: '  ' });

    expect(status).toBe(400);
    expect(problem.errors).toEqual([{ path: 'reason', message: 'Please enter a reason' }]);
    expect(await read(service, fixture)).toEqual(fixture.event);
  });

  test('when another client cancels, then the answer is 404 and the event is unchanged', async () => {
    const fixture = await aSentRequest(service);

    const { status } = await cancel({ ...fixture, client: aClientCaller() });

    expect(status).toBe(404);
    expect(await read(service, fixture)).toEqual(fixture.event);
  });
});
