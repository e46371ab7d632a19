import { getEventSummary } from '@marquee/contracts/event-operations';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { aBookedEvent, aDraft, aKnownProvider, aSentRequest, quoteIsCreated } from './kit/stages.ts';
import { startEvents } from './kit/start-events.ts';

let service: TestService;

beforeAll(async () => {
  service = await startEvents();
});

afterAll(() => service.stop());

describe('get event summary', () => {
  test('when the provider has events, then the figures are of those sent to them', async () => {
    const provider = await aKnownProvider(service);
    await aSentRequest(service, {}, { provider });
    await quoteIsCreated(service, await aSentRequest(service, {}, { provider }));
    await aBookedEvent(service, { eventDate: '2026-04-01' }, { provider });
    await aBookedEvent(service, { eventDate: '2026-04-02' }, { provider });
    await aDraft(service, {}, { provider });
    await aBookedEvent(service);

    const { status, body } = await service.call(getEventSummary, { as: provider });

    expect(status).toBe(200);
    expect(body).toEqual({
      events: 4,
      activeInquiries: 1,
      bookedOrCompletedRevenue: '1099.00',
      bookedNext30Days: 1,
      conversionRate: 50,
    });
  });

  test('when the provider has no events, then all figures are zero', async () => {
    const { body } = await service.call(getEventSummary, { as: await aKnownProvider(service) });

    expect(body).toMatchObject({ events: 0, bookedOrCompletedRevenue: '0.00', conversionRate: null });
  });
});
