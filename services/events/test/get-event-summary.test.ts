import { changeEventStatus, getEventSummary } from '@marquee/contracts/event-operations';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import {
  aBookedEvent,
  aDraft,
  aKnownProvider,
  aSentRequest,
  deliverQuoteCreated,
} from './support/event-fixtures.ts';
import { startEvents } from './support/start-events.ts';

let service: TestService;

/** The clock is at 10 AM on March 2, 2026 in New York. */
beforeAll(async () => {
  service = await startEvents();
});

afterAll(() => service.stop());

describe('get event summary', () => {
  test('when the provider has events, then the figures count those sent to the provider', async () => {
    const provider = await aKnownProvider(service);
    await aSentRequest(service, {}, { provider });
    await deliverQuoteCreated(service, await aSentRequest(service, {}, { provider }));
    await aBookedEvent(service, { eventDate: '2026-04-01' }, { provider });
    await aBookedEvent(service, { eventDate: '2026-04-02' }, { provider });
    await aDraft(service, {}, { provider });
    await aBookedEvent(service);

    const { status, body } = await service.call(getEventSummary, { as: provider });

    expect(status).toBe(200);
    expect(body).toEqual({
      events: 4,
      activeInquiries: 2,
      bookedNext30Days: 1,
      conversionRate: 50,
      totalRevenue: '1099.00',
      byStatus: [
        { status: 'inquiry', events: 1 },
        { status: 'proposal', events: 1 },
        { status: 'booked', events: 2 },
        { status: 'completed', events: 0 },
        { status: 'cancelled', events: 0 },
      ],
      revenueByMonth: [
        { month: '2026-01', revenue: '0.00', events: 0 },
        { month: '2026-02', revenue: '0.00', events: 0 },
        { month: '2026-03', revenue: '1099.00', events: 2 },
      ],
      trends: { inquiries: null, revenue: null },
    });
  });

  test('when a booked event is stored as in the previous release, then its total counts as revenue', async () => {
    const provider = await aKnownProvider(service);
    const earlier = await aBookedEvent(service, {}, { provider });
    await aBookedEvent(service, {}, { provider });
    await service.connection
      .collection<{ _id: string }>('events')
      .updateOne(
        { _id: earlier.event.id },
        { $rename: { payableCents: 'totalCents' }, $unset: { shape: 1 } },
      );

    const { body } = await service.call(getEventSummary, { as: provider });

    expect(body.totalRevenue).toBe('1099.00');
  });

  test('when a booked event is cancelled, then its total no longer counts as revenue', async () => {
    const fixture = await aBookedEvent(service);
    await service.call(changeEventStatus, {
      as: fixture.provider,
      params: { id: fixture.event.id },
      body: { status: 'cancelled', reason: 'The hall burned down' },
    });

    const { body } = await service.call(getEventSummary, { as: fixture.provider });

    expect(body).toMatchObject({ events: 1, conversionRate: 0 });
    expect(body.revenueByMonth.at(-1)).toEqual({ month: '2026-03', revenue: '0.00', events: 0 });
  });

  test('when the provider has no events, then the counts are zero and the conversion rate is null', async () => {
    const { body } = await service.call(getEventSummary, { as: await aKnownProvider(service) });

    expect(body).toMatchObject({ events: 0, activeInquiries: 0, conversionRate: null });
  });
});

describe('the trends of the summary', () => {
  test('when the previous month had five inquiries up to the same day, then the trend compares this month with them', async () => {
    const later = await startEvents();
    const provider = await aKnownProvider(later);
    for (let count = 0; count < 5; count += 1) {
      await aBookedEvent(later, {}, { provider });
    }
    later.clock.advance({ days: 32 });
    for (let count = 0; count < 6; count += 1) {
      await aSentRequest(later, {}, { provider });
    }

    const { body } = await later.call(getEventSummary, { as: provider });
    await later.stop();

    expect(body.trends).toEqual({ inquiries: 20, revenue: -100 });
  });
});
