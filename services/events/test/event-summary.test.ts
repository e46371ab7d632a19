import type { EventStatus } from '@marquee/contracts/event-statuses';
import { periodsAt } from '../src/events/event-counts.ts';
import type { EventCount } from '../src/events/event-counts.ts';
import { summarizeEvents } from '../src/events/views/event-summary.ts';

const timeZone = 'America/New_York';
const march = periodsAt(timeZone, new Date('2026-03-12T15:00:00Z'));

type Counted = Partial<EventCount> & { status: EventStatus; bookedIn?: string };

function aCount({ status, bookedIn, ...figures }: Counted): EventCount {
  const none = {
    upcoming: 0,
    receivedThisMonth: 0,
    receivedBefore: 0,
    bookedBefore: 0,
    payableCentsBefore: 0,
  };
  return { _id: { status, bookedIn: bookedIn ?? null }, events: 1, payableCents: 0, ...none, ...figures };
}

describe('a provider’s figures', () => {
  test('when there is no event, then the conversion rate is null and every month is empty', () => {
    const summary = summarizeEvents([], march);

    expect(summary).toMatchObject({ events: 0, activeInquiries: 0, conversionRate: null });
    expect(summary.revenueByMonth).toEqual([
      { month: '2026-01', revenue: '0.00', events: 0 },
      { month: '2026-02', revenue: '0.00', events: 0 },
      { month: '2026-03', revenue: '0.00', events: 0 },
    ]);
  });

  test('when there are events of every status, then open ones are active, and booked and completed ones count as revenue', () => {
    const counts = [
      aCount({ status: 'inquiry', events: 2, upcoming: 2 }),
      aCount({ status: 'proposal', events: 1 }),
      aCount({ status: 'booked', bookedIn: '2026-03', events: 2, payableCents: 149_950, upcoming: 1 }),
      aCount({ status: 'completed', bookedIn: '2026-01', events: 1, payableCents: 50_050, upcoming: 1 }),
      aCount({ status: 'cancelled', bookedIn: '2026-03', events: 2, payableCents: 99_900, upcoming: 1 }),
    ];

    const summary = summarizeEvents(counts, march);

    expect(summary).toMatchObject({
      events: 8,
      activeInquiries: 3,
      bookedNext30Days: 1,
      conversionRate: 38,
    });
    expect(summary.byStatus.map(({ events }) => events)).toEqual([2, 1, 2, 1, 2]);
    expect(summary.totalRevenue).toBe('2000.00');
    expect(summary.revenueByMonth.map(({ revenue }) => revenue)).toEqual(['500.50', '0.00', '1499.50']);
  });

  test('when an event was booked last year, then it counts in the total revenue but not in this year’s months', () => {
    const { revenueByMonth, totalRevenue } = summarizeEvents(
      [aCount({ status: 'completed', bookedIn: '2025-03', payableCents: 9_900 })],
      march,
    );

    expect(totalRevenue).toBe('99.00');
    expect(revenueByMonth.map(({ revenue }) => revenue)).toEqual(['0.00', '0.00', '0.00']);
  });

  test.each([
    { now: 7, before: 5, percent: 40 },
    { now: 3, before: 6, percent: -50 },
    { now: 5, before: 5, percent: 0 },
    { now: 0, before: 8, percent: -100 },
    { now: 9, before: 4, percent: null },
    { now: 9, before: 0, percent: null },
  ])(
    'when the previous month had $before inquiries and this month has $now, then the trend is $percent',
    ({ now, before, percent }) => {
      const counts = [aCount({ status: 'inquiry', receivedThisMonth: now, receivedBefore: before })];

      expect(summarizeEvents(counts, march).trends.inquiries).toBe(percent);
    },
  );

  test.each([
    { cents: 12_000, bookedBefore: 5, payableCentsBefore: 10_000, percent: 20 },
    { cents: 7_610, bookedBefore: 12, payableCentsBefore: 10_000, percent: -24 },
    { cents: 12_000, bookedBefore: 4, payableCentsBefore: 10_000, percent: null },
    { cents: 12_000, bookedBefore: 5, payableCentsBefore: 0, percent: null },
  ])(
    'when $bookedBefore bookings made $payableCentsBefore cents last month and $cents this month, then the trend is $percent',
    ({ cents, bookedBefore, payableCentsBefore, percent }) => {
      const counts = [
        aCount({ status: 'booked', bookedIn: '2026-03', payableCents: cents }),
        aCount({ status: 'completed', bookedIn: '2026-02', bookedBefore, payableCentsBefore }),
      ];

      expect(summarizeEvents(counts, march).trends.revenue).toBe(percent);
    },
  );
});

describe('the periods for a point in time', () => {
  test('when the local time is late evening, then days and months are those of the time zone', () => {
    const lateEvening = new Date('2026-06-01T03:00:00Z');

    expect(periodsAt(timeZone, lateEvening)).toEqual({
      timeZone,
      currentMonth: '2026-05',
      next30Days: { from: '2026-05-31', to: '2026-06-30' },
      thisMonth: { from: new Date('2026-05-01T04:00:00Z'), to: lateEvening },
      before: { from: new Date('2026-04-01T04:00:00Z'), to: new Date('2026-05-01T03:00:00Z') },
    });
  });
});
