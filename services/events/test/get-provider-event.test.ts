import { getProviderEvent } from '@marquee/contracts/event-operations';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { aDraft, aKnownProvider, aSentRequest, toProviderView } from './support/event-fixtures.ts';
import { startEvents } from './support/start-events.ts';

let service: TestService;

beforeAll(async () => {
  service = await startEvents();
});

afterAll(() => service.stop());

describe('one event of a provider', () => {
  test('when the event was sent to the provider, then the answer is the event with empty data about its quotes', async () => {
    const { event, provider } = await aSentRequest(service);

    const { status, body } = await service.call(getProviderEvent, { as: provider, params: { id: event.id } });

    expect([status, body]).toEqual([200, toProviderView(event)]);
  });

  test('when the event is a draft, then the answer is 404', async () => {
    const { event, provider } = await aDraft(service);

    const { status } = await service.call(getProviderEvent, { as: provider, params: { id: event.id } });

    expect(status).toBe(404);
  });

  test('when the event was sent to another provider, then the answer is 404', async () => {
    const { event } = await aSentRequest(service);
    const another = await aKnownProvider(service);

    const { status } = await service.call(getProviderEvent, { as: another, params: { id: event.id } });

    expect(status).toBe(404);
  });
});
