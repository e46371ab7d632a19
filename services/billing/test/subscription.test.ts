import { toSubscriptionView } from '../src/subscriptions/views/to-subscription-view.ts';
import type { PaidPlan } from '../src/subscriptions/domain/subscription.ts';

const plan = {
  ...{ trialEndsOn: '2025-10-01', trialDays: 0, timeZone: 'America/New_York' },
  enforcement: 'none',
  hasProcessor: true,
} as const;
const may = new Date('2026-05-10T12:00:00Z');

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

describe('a provider’s subscription', () => {
  test('when the trial runs, then its remaining days are counted', () => {
    const view = toSubscriptionView(plan, {}, new Date('2025-09-01T12:00:00Z'));

    expect(view).toEqual({
      status: 'trialing',
      trialEndsOn: '2025-10-01',
      daysRemaining: 30,
      monthlyPrice: '99.00',
      enforcement: 'none',
      cardPayments: 'not_connected',
      renewsOn: null,
      endsOn: null,
      payBy: null,
    });
  });

  test('when it is the trial’s last evening in New York, then one day remains', () => {
    const view = toSubscriptionView(plan, {}, new Date('2025-10-01T03:59:59Z'));

    expect(view).toMatchObject({ status: 'trialing', daysRemaining: 1 });
  });

  test.each(['2025-10-01T04:00:00Z', '2026-05-10T12:00:00Z'])(
    'when it is %s, then the trial has expired',
    (now) => {
      const view = toSubscriptionView(plan, {}, new Date(now));

      expect(view).toMatchObject({ status: 'expired', daysRemaining: 0 });
    },
  );

  test.each([
    { is: 'paid', differing: {}, shown: { status: 'active', renewsOn: '2026-06-01', endsOn: null } },
    {
      is: 'paid and cancelled',
      differing: { endsAt: new Date('2026-06-01T12:00:00Z') },
      shown: { status: 'active', renewsOn: null, endsOn: '2026-06-01' },
    },
    {
      is: 'past due',
      differing: { status: 'past_due' as const },
      shown: { status: 'past_due', renewsOn: null, payBy: '2026-05-15' },
    },
    {
      is: 'over',
      differing: { status: 'ended' as const, endsAt: new Date('2026-05-03T02:00:00Z') },
      shown: { status: 'ended', renewsOn: null, endsOn: '2026-05-02', payBy: null },
    },
  ])('when it is $is, then its status and dates are shown', ({ differing, shown }) => {
    const view = toSubscriptionView(plan, { paidPlan: aPaidPlan(differing) }, may);

    expect(view).toMatchObject({ ...shown, daysRemaining: 0 });
  });
});

describe('whether clients can pay by card', () => {
  test.each([
    { is: 'ready', known: { payoutAccount: { id: 'acct_1', status: 'ready' as const } }, shown: 'ready' },
    {
      is: 'incomplete',
      known: { payoutAccount: { id: 'acct_1', status: 'incomplete' as const } },
      shown: 'incomplete',
    },
    { is: 'missing', known: {}, shown: 'not_connected' },
  ])('when the payout account is $is, then the answer is $shown', ({ known, shown }) => {
    expect(toSubscriptionView(plan, known, may)).toMatchObject({ cardPayments: shown });
  });

  test('when the server has no payment processor, then card payment is unavailable', () => {
    expect(toSubscriptionView({ ...plan, hasProcessor: false }, {}, may)).toMatchObject({
      cardPayments: 'unavailable',
    });
  });
});
