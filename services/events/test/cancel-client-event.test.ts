import { cancelClientEvent } from '@marquee/contracts/client-event-operations';
import { changeEventStatus } from '@marquee/contracts/event-operations';
import { aClientCaller } from '@marquee/service-kit/test-kit/callers';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { aBookedEvent, aDraft, aSentRequest, read, toldAbout } from './kit/stages.ts';
import type { Stage } from './kit/stages.ts';
import { startEvents } from './kit/start-events.ts';

let service: TestService;

beforeAll(async () => {
  service = await startEvents();
});

afterAll(() => service.stop());

function cancel(
  { client, event }: Pick<Stage, 'client' | 'event'>,
  body: unknown = { reason: 'Moving away' },
) {
  return service.call(cancelClientEvent, { as: client, params: { id: event.id }, body });
}

describe('cancel client event', () => {
  test('when it was sent, then it is cancelled with its reason and published', async () => {
    const stage = await aSentRequest(service);

    const { status, body } = await cancel(stage);
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
    const stage = await aBookedEvent(late, { eventDate: '2026-03-06', startTime: '18:00' });
    late.clock.set(new Date('2026-03-06T23:00:00Z'));

    const { status, problem } = await late.call(cancelClientEvent, {
      as: stage.client,
      params: { id: stage.event.id },
      body: { reason: 'It was dull' },
    });
    const byProvider = await late.call(changeEventStatus, {
      as: stage.provider,
      params: { id: stage.event.id },
      body: { status: 'cancelled', reason: 'Power cut' },
    });

    expect([status, problem.code]).toEqual([409, 'event_has_started']);
    expect(byProvider.body).toMatchObject({ status: 'cancelled', cancelledBy: 'provider' });
    await late.stop();
  });

  test('when it was booked, then it is cancelled and keeps its total', async () => {
    const stage = await aBookedEvent(service);

    const { body } = await cancel(stage);

    expect(body).toMatchObject({ status: 'cancelled', totalAmount: '549.50' });
  });

  test('when it is a draft, then it is cancelled and not published', async () => {
    const stage = await aDraft(service);

    const { body } = await cancel(stage);

    expect(body.status).toBe('cancelled');
    expect(await toldAbout(service, stage)).toEqual([]);
  });

  test('when the call is repeated, then the first answer stays and it is published once', async () => {
    const stage = await aSentRequest(service);

    const first = await cancel(stage);
    const second = await cancel(stage, { reason: 'Another reason' });

    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(await toldAbout(service, stage)).toEqual(['events.event.sent.v1', 'events.event.cancelled.v1']);
  });

  test('when the provider cancelled it before, then it is rejected', async () => {
    const stage = await aSentRequest(service);
    await service.call(changeEventStatus, {
      as: stage.provider,
      params: { id: stage.event.id },
      body: { status: 'cancelled', reason: 'Double booked' },
    });

    const { status, problem } = await cancel(stage);

    expect(status).toBe(409);
    expect(problem.code).toBe('event_is_cancelled');
    expect(await read(service, stage)).toMatchObject({ cancelReason: 'Double booked' });
  });

  test('when there is no reason, then it is rejected at that field and unchanged', async () => {
    const stage = await aSentRequest(service);

    const { status, problem } = await cancel(stage, { reason: '  ' });

    expect(status).toBe(400);
    expect(problem.errors).toEqual([{ path: 'reason', message: 'Please enter a reason' }]);
    expect(await read(service, stage)).toEqual(stage.event);
  });

  test('when another client tries, then the answer is 404 and it is unchanged', async () => {
    const stage = await aSentRequest(service);

    const { status } = await cancel({ ...stage, client: aClientCaller() });

    expect(status).toBe(404);
    expect(await read(service, stage)).toEqual(stage.event);
  });
});
