import { getClientEvent } from '@marquee/contracts/client-event-operations';
import { aClientCaller } from '@marquee/service-kit/test-kit/callers';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { aSentRequest } from './support/event-fixtures.ts';
import { startEvents } from './support/start-events.ts';

let service: TestService;

beforeAll(async () => {
  service = await startEvents();
});

afterAll(() => service.stop());

describe('get client event', () => {
  test('when the event is the client’s own, then the answer omits internal fields', async () => {
    const { client, event } = await aSentRequest(service);

    const { status, body } = await service.call(getClientEvent, { as: client, params: { id: event.id } });

    expect(status).toBe(200);
    expect(body).toEqual(event);
    expect(Object.keys(body)).toEqual(
      expect.not.arrayContaining(['version', 'clientId', 'quoteIds', 'outbox']),
    );
  });

  test('when the event is another client’s, then the answer is 404', async () => {
    const { event } = await aSentRequest(service);

    const { status, problem } = await service.call(getClientEvent, {
      as: aClientCaller(),
      params: { id: event.id },
    });

    expect(status).toBe(404);
    expect(problem).toMatchObject({ code: 'event_not_found', message: 'Event not found' });
  });
});
