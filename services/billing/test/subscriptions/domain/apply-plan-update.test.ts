import { coveredUntil } from '../../../src/subscriptions/domain/covered-until.ts';
import { applyPlanUpdate } from '../../../src/subscriptions/domain/apply-plan-update.ts';
import { noSubscription } from '../../../src/subscriptions/domain/subscription.ts';
import type { PaidPlan, Subscription } from '../../../src/subscriptions/domain/subscription.ts';

const opened = new Date('2026-03-02T15:00:00Z');
const subscribed = new Date('2026-04-01T12:00:00Z');
const now = new Date('2026-05-01T12:00:00Z');

const paid: PaidPlan = {
  id: 'sub_1',
  status: 'active',
  periodStartsAt: new Date('2026-04-01T12:00:00Z'),
  periodEndsAt: new Date('2026-05-01T12:00:00Z'),
  endsAt: null,
};

function subscribedTo(differing: Partial<Subscription> = {}): Subscription {
  const subscription = noSubscription('provider-1', opened);
  return { ...subscription, paidPlan: paid, changedAt: subscribed, ...differing };
}

describe('recording the state of a plan', () => {
  test('when a first plan is paid, then the time of the last change is now', () => {
    expect(applyPlanUpdate(noSubscription('provider-1', opened), paid, now).changedAt).toEqual(now);
  });

  test('when the plan was renewed or is unchanged, then the time of the last change stays', () => {
    const renewed = { ...paid, periodStartsAt: now, periodEndsAt: new Date('2026-06-01T12:00:00Z') };

    expect(applyPlanUpdate(subscribedTo(), renewed, now).changedAt).toEqual(subscribed);
    expect(applyPlanUpdate(subscribedTo(), paid, now).changedAt).toEqual(subscribed);
  });

  test.each([
    { is: 'a payment is due', seen: { ...paid, status: 'past_due' as const } },
    { is: 'the plan was cancelled', seen: { ...paid, endsAt: paid.periodEndsAt } },
    { is: 'the plan has ended', seen: { ...paid, status: 'ended' as const, endsAt: now } },
    { is: 'the plan no longer exists', seen: null },
  ])('when $is, then the time of the last change is now', ({ seen }) => {
    expect(applyPlanUpdate(subscribedTo(), seen, now).changedAt).toEqual(now);
  });

  test('when the plan’s cancellation is revoked, then the time of the last change is now', () => {
    const cancelled = subscribedTo({ paidPlan: { ...paid, endsAt: paid.periodEndsAt } });

    expect(applyPlanUpdate(cancelled, paid, now).changedAt).toEqual(now);
  });

  test('when another month starts while a payment is due, then the grace period does not restart', () => {
    const april = { ...paid, status: 'past_due' as const };
    const may = { ...april, periodStartsAt: now, periodEndsAt: new Date('2026-06-01T12:00:00Z') };

    const due = applyPlanUpdate(subscribedTo(), april, paid.periodStartsAt);
    const stillDue = applyPlanUpdate(due, may, now);

    expect(stillDue.paidPlan && coveredUntil(stillDue.paidPlan)).toEqual(new Date('2026-04-15T12:00:00Z'));
  });

  test('when the plan was paid between two failed renewals, then the grace period starts with the second failed renewal', () => {
    const due = { ...paid, status: 'past_due' as const, periodStartsAt: now };
    const before = { ...paid, status: 'past_due' as const };

    const again = applyPlanUpdate(
      applyPlanUpdate(applyPlanUpdate(subscribedTo(), before, now), paid, now),
      due,
      now,
    );

    expect(again.paidPlan && coveredUntil(again.paidPlan)).toEqual(new Date('2026-05-15T12:00:00Z'));
  });

  test('when the account is already deleted, then the time of the last change stays', () => {
    const closed = subscribedTo({ closedAt: subscribed });

    expect(applyPlanUpdate(closed, null, now).changedAt).toEqual(subscribed);
  });

  test('when no plan was ever known or seen, then none is stored', () => {
    const seen = applyPlanUpdate(noSubscription('provider-1', opened), null, now);

    expect(seen).not.toHaveProperty('paidPlan');
    expect(seen.changedAt).toEqual(opened);
  });

  test('when a running plan no longer exists, then it has ended now', () => {
    expect(applyPlanUpdate(subscribedTo(), null, now).paidPlan).toEqual({
      ...paid,
      ...{ status: 'ended', endsAt: now },
    });
  });

  test('when an ended plan no longer exists, then its end stays', () => {
    const ended = { ...paid, status: 'ended' as const, endsAt: subscribed };

    expect(applyPlanUpdate(subscribedTo({ paidPlan: ended }), null, now).paidPlan).toEqual(ended);
  });

  test('when a payment becomes due, then the date of the failed renewal is stored', () => {
    const due = { ...paid, status: 'past_due' as const };

    expect(applyPlanUpdate(subscribedTo(), due, now).paidPlan).toEqual({
      ...due,
      pastDueSince: paid.periodStartsAt,
    });
  });

  test('when the payment of another plan was due before, then the new plan has its own date', () => {
    const before = { ...paid, status: 'past_due' as const, pastDueSince: opened };
    const other = { ...paid, id: 'sub_2', status: 'past_due' as const, periodStartsAt: now };

    expect(applyPlanUpdate(subscribedTo({ paidPlan: before }), other, now).paidPlan).toMatchObject({
      pastDueSince: now,
    });
  });

  test.each([
    { is: 'is open and no plan runs', seen: null, expiresAt: '2026-05-01T12:00:01Z', isKept: true },
    { is: 'has expired', seen: null, expiresAt: '2026-05-01T12:00:00Z', isKept: false },
    { is: 'was paid', seen: paid, expiresAt: '2026-05-01T12:00:01Z', isKept: false },
  ])('when the checkout $is, then it is kept: $isKept', ({ seen, expiresAt, isKept }) => {
    const checkout = { id: 'cs_1', expiresAt: new Date(expiresAt) };

    const after = applyPlanUpdate({ ...noSubscription('provider-1', opened), checkout }, seen, now);

    expect(after.checkout).toEqual(isKept ? checkout : null);
  });
});
