import { next30Days, summarise } from '../src/events/event-summary.ts';

describe('a provider’s figures', () => {
  test('when there is no event, then there is no conversion rate', () => {
    expect(summarise([])).toEqual({
      events: 0,
      activeInquiries: 0,
      bookedOrCompletedRevenue: '0.00',
      bookedNext30Days: 0,
      conversionRate: null,
    });
  });

  test('when there are events of every status, then booked and completed ones are won', () => {
    const totals = [
      { status: 'inquiry', events: 2, totalCents: 0, upcoming: 2 },
      { status: 'proposal', events: 1, totalCents: 0, upcoming: 0 },
      { status: 'booked', events: 2, totalCents: 149_950, upcoming: 1 },
      { status: 'completed', events: 1, totalCents: 50_050, upcoming: 1 },
      { status: 'cancelled', events: 2, totalCents: 99_900, upcoming: 1 },
    ] as const;

    expect(summarise(totals)).toEqual({
      events: 8,
      activeInquiries: 2,
      bookedOrCompletedRevenue: '2000.00',
      bookedNext30Days: 1,
      conversionRate: 38,
    });
  });

  test('when it is late evening at the venue, then the 30 days begin with its own date', () => {
    const lateEvening = new Date('2026-05-11T03:00:00Z');

    expect(next30Days('America/New_York', lateEvening)).toEqual({ from: '2026-05-10', to: '2026-06-09' });
  });
});
