import { changeEventStatus } from '@marquee/contracts/event-operations';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import {
  aBookedEvent,
  aDraft,
  aKnownProvider,
  aSentRequest,
  read,
  messageTypesOf,
  toProviderView,
} from './support/event-fixtures.ts';
import type { EventFixture } from './support/event-fixtures.ts';
import { startEvents } from './support/start-events.ts';

let service: TestService;

beforeEach(async () => {
  service = await startEvents();
});

afterEach(() => service.stop());

function change({ provider, event }: Pick<EventFixture, 'provider' | 'event'>, body: unknown) {
  return service.call(changeEventStatus, { as: provider, params: { id: event.id }, body });
}

describe('change event status', () => {
  test('when an inquiry is moved to proposal, then the change is stored and published', async () => {
    const fixture = await aSentRequest(service);

    const { status, body } = await change(fixture, { status: 'proposal' });

    expect(status).toBe(200);
    expect(body).toEqual({ ...toProviderView(fixture.event), status: 'proposal', revision: 3 });
    expect(await messageTypesOf(service, fixture)).toEqual([
      'events.event.sent.v1',
      'events.event.proposed.v1',
    ]);
  });

  test('when the call is repeated, then the answer is the same and the change is published once', async () => {
    const fixture = await aSentRequest(service);

    const first = await change(fixture, { status: 'proposal' });
    const second = await change(fixture, { status: 'proposal' });

    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(await messageTypesOf(service, fixture)).toEqual([
      'events.event.sent.v1',
      'events.event.proposed.v1',
    ]);
  });

  test('when a booked event’s working hours have ended, then the event is completed and published', async () => {
    const fixture = await aBookedEvent(service, { eventDate: '2026-03-06', venueExitTime: '00:30' });
    service.clock.set(new Date('2026-03-07T05:30:00Z'));

    const { status, body } = await change(fixture, { status: 'completed' });

    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'completed', totalAmount: '549.50' });
    expect((await service.published()).at(-1)).toMatchObject({
      type: 'events.event.completed.v1',
      payload: { completedAt: '2026-03-07T05:30:00.000Z' },
    });
  });

  test('when a booked event’s working hours have not ended, then its completion is rejected', async () => {
    const fixture = await aBookedEvent(service, { eventDate: '2026-03-06', venueExitTime: '00:30' });
    service.clock.set(new Date('2026-03-07T05:29:59Z'));

    const { status, problem } = await change(fixture, { status: 'completed' });

    expect(status).toBe(409);
    expect(problem.code).toBe('event_not_over');
    expect(await read(service, fixture)).toEqual(fixture.event);
  });

  test('when an event is cancelled with a reason, then the change is stored and published', async () => {
    const fixture = await aBookedEvent(service);

    const { status, body } = await change(fixture, { status: 'cancelled', reason: 'Double booked' });

    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'cancelled', cancelReason: 'Double booked' });
    expect((await messageTypesOf(service, fixture)).at(-1)).toBe('events.event.cancelled.v1');
  });

  test('when the reason of a cancellation is missing, then the error names that field', async () => {
    const fixture = await aSentRequest(service);

    const { status, problem } = await change(fixture, { status: 'cancelled' });

    expect(status).toBe(400);
    expect(problem).toMatchObject({ code: 'invalid_input', errors: [{ path: 'reason' }] });
  });

  test.each(['booked', 'inquiry'])('when the status is set to %s, then it is rejected', async (status) => {
    const fixture = await aSentRequest(service);

    const answer = await change(fixture, { status });

    expect(answer.status).toBe(409);
    expect(answer.problem.code).toBe('event_status_by_hand');
    expect(await messageTypesOf(service, fixture)).toEqual(['events.event.sent.v1']);
  });

  test('when the status is unknown, then the body is rejected as malformed', async () => {
    const fixture = await aSentRequest(service);

    const { status, problem } = await change(fixture, { status: 'postponed' });

    expect(status).toBe(400);
    expect(problem.errors).toMatchObject([{ path: 'status' }]);
  });

  test('when the event is still a draft, then its provider gets 404', async () => {
    const fixture = await aDraft(service);

    const { status } = await change(fixture, { status: 'proposal' });

    expect(status).toBe(404);
    expect(await read(service, fixture)).toEqual(fixture.event);
  });

  test('when another provider changes the status, then the answer is 404 and the event is unchanged', async () => {
    const fixture = await aSentRequest(service);

    const { status } = await change(
      { ...fixture, provider: await aKnownProvider(service) },
      { status: 'proposal' },
    );

    expect(status).toBe(404);
    expect(await read(service, fixture)).toEqual(fixture.event);
  });
});
