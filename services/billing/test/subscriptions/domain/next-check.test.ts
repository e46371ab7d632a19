import { withNextCheck } from '../../../src/subscriptions/domain/next-check.ts';
import { isRunning, noSubscription } from '../../../src/subscriptions/domain/subscription.ts';
import type { PaidPlan, Subscription } from '../../../src/subscriptions/domain/subscription.ts';

const now = new Date('2026-05-10T12:00:00Z');
const inAnHour = new Date('2026-05-10T13:00:00Z');
const base = noSubscription('provider-1', now);

function aPlan(status: PaidPlan['status']): PaidPlan {
  return { id: 'sub_1', status, periodStartsAt: now, periodEndsAt: now, endsAt: null };
}

describe('the next check of a subscription at the processor', () => {
  test.each<[string, Partial<Subscription>, Date | null]>([
    ['nothing is known', {}, null],
    ['a plan is active', { paidPlan: aPlan('active') }, inAnHour],
    ['a payment is due', { paidPlan: aPlan('past_due') }, inAnHour],
    ['a plan has ended', { paidPlan: aPlan('ended') }, null],
    ['a checkout is open', { checkout: { id: 'cs_1', expiresAt: now } }, inAnHour],
    ['a payout account exists', { payoutAccount: { id: 'acct_1', status: 'incomplete' } }, inAnHour],
    ['neither exists any more', { checkout: null, payoutAccount: null, checkAt: now }, null],
  ])('when %s, then the next check follows from that', (_what, known, checkAt) => {
    expect(withNextCheck({ ...base, ...known }, now)).toEqual({ ...base, ...known, checkAt });
  });

  test('when earlier checks have failed, then their count is removed, and no count is added otherwise', () => {
    const failed = { ...base, putOff: { since: now, times: 2 } };

    expect(withNextCheck(failed, now).putOff).toBeNull();
    expect(withNextCheck(base, now)).not.toHaveProperty('putOff');
  });
});

describe('whether a plan is running', () => {
  test.each([
    [undefined, false],
    [aPlan('active'), true],
    [aPlan('past_due'), true],
    [aPlan('ended'), false],
  ])('when the plan is %j, then it runs: %s', (plan, expected) => {
    expect(isRunning(plan)).toBe(expected);
  });
});
