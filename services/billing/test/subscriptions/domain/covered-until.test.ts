import { coveredUntil, unpaidSince } from '../../../src/subscriptions/domain/covered-until.ts';
import type { PaidPlan } from '../../../src/subscriptions/domain/subscription.ts';

function aPaidPlan(differing: Partial<PaidPlan> = {}): PaidPlan {
  return {
    id: 'sub_1',
    status: 'active',
    periodStartsAt: new Date('2026-05-01T12:00:00Z'),
    periodEndsAt: new Date('2026-06-01T12:00:00Z'),
    endsAt: null,
    ...differing,
  };
}

describe('the covered period', () => {
  test.each([
    { is: 'active', differing: {}, until: '2026-06-15T12:00:00.000Z' },
    { is: 'past due', differing: { status: 'past_due' as const }, until: '2026-05-15T12:00:00.000Z' },
    {
      is: 'cancelled',
      differing: { endsAt: new Date('2026-06-01T12:00:00Z') },
      until: '2026-06-01T12:00:00.000Z',
    },
    {
      is: 'cancelled for a date after the grace period',
      differing: { endsAt: new Date('2026-06-16T12:00:00Z') },
      until: '2026-06-15T12:00:00.000Z',
    },
    {
      is: 'past due and to end later',
      differing: { status: 'past_due' as const, endsAt: new Date('2026-06-01T12:00:00Z') },
      until: '2026-05-15T12:00:00.000Z',
    },
  ])('when the plan is $is, then the period lasts until $until', ({ differing, until }) => {
    expect(coveredUntil(aPaidPlan(differing)).toISOString()).toBe(until);
  });
});

describe('since when a plan is unpaid', () => {
  test('when no unpaid renewal is stored, then it is unpaid since the start of the period', () => {
    expect(unpaidSince(aPaidPlan())).toEqual(new Date('2026-05-01T12:00:00Z'));
  });

  test('when an earlier renewal is unpaid, then that one counts', () => {
    const pastDueSince = new Date('2026-04-01T12:00:00Z');

    expect(unpaidSince(aPaidPlan({ pastDueSince }))).toEqual(pastDueSince);
  });
});
