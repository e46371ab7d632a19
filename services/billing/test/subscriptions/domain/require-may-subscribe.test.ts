import { refusalOf } from '@marquee/service-kit/test-kit/refusal-of';
import { requireMaySubscribe, requireOpen } from '../../../src/subscriptions/domain/require-may-subscribe.ts';
import { noSubscription } from '../../../src/subscriptions/domain/subscription.ts';
import type { PaidPlan, Subscription } from '../../../src/subscriptions/domain/subscription.ts';
import type { Plan } from '../../../src/subscriptions/views/to-subscription-view.ts';

const now = new Date('2026-05-10T12:00:00Z');
const terms: Plan = {
  ...{ trialEndsOn: '2025-10-01', trialDays: 30, timeZone: 'America/New_York' },
  ...{ enforcement: 'none', hasProcessor: true },
};
const base = noSubscription('provider-1', now);

function aPlan(status: PaidPlan['status']): PaidPlan {
  return { id: 'sub_1', status, periodStartsAt: now, periodEndsAt: now, endsAt: null };
}

describe('whether a provider may subscribe', () => {
  test.each<[string, Partial<Subscription>]>([
    ['nothing is known', {}],
    ['the previous plan has ended', { paidPlan: aPlan('ended') }],
    ['the trial has ended today', { registeredAt: new Date('2026-04-10T12:00:00Z') }],
  ])('when %s, then they may', (_when, known) => {
    expect(() => {
      requireMaySubscribe({ ...base, ...known }, terms, now);
    }).not.toThrow();
  });

  test.each<[string, Partial<Subscription>, string, string]>([
    [
      'a payment is due',
      { paidPlan: aPlan('past_due') },
      'payment_due',
      'A payment is due. Please update your card under Manage billing.',
    ],
    [
      'a plan is active',
      { paidPlan: aPlan('active') },
      'already_subscribed',
      'Your subscription is active already',
    ],
    [
      'the trial still runs',
      { registeredAt: new Date('2026-04-11T12:00:00Z') },
      'trial_running',
      'Your free trial is still running. You can subscribe once it has ended.',
    ],
    [
      'the account was deleted',
      { closedAt: now, paidPlan: aPlan('active') },
      'subscription_closed',
      'This account has been deleted',
    ],
  ])('when %s, then they may not', (_when, known, code, message) => {
    const refusal = refusalOf(() => {
      requireMaySubscribe({ ...base, ...known }, terms, now);
    });

    expect(refusal).toMatchObject({ kind: 'conflict', code, message });
  });

  test('when the account is open, then it is not rejected', () => {
    expect(() => {
      requireOpen(base);
    }).not.toThrow();
  });
});
