import { standingOf } from '../src/subscriptions/subscription.ts';

const plan = { trialEndsOn: '2025-10-01', timeZone: 'America/New_York' };

describe('a provider’s subscription', () => {
  test('when the trial runs, then its days remaining are counted', () => {
    const standing = standingOf(plan, new Date('2025-09-01T12:00:00Z'));

    expect(standing).toEqual({
      status: 'trialing',
      trialEndsOn: '2025-10-01',
      daysRemaining: 30,
      monthlyPrice: '99.00',
      renewsOn: null,
    });
  });

  test('when it is the last evening in New York, then one day remains', () => {
    const standing = standingOf(plan, new Date('2025-10-01T03:59:59Z'));

    expect(standing).toMatchObject({ status: 'trialing', daysRemaining: 1 });
  });

  test.each(['2025-10-01T04:00:00Z', '2026-05-10T12:00:00Z'])(
    'when it is %s, then the trial has expired',
    (now) => {
      const standing = standingOf(plan, new Date(now));

      expect(standing).toMatchObject({ status: 'expired', daysRemaining: 0 });
    },
  );
});
