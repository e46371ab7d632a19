import { isDeepStrictEqual } from 'node:util';
import { applyPlanUpdate } from './apply-plan-update.ts';
import { withNextCheck } from './next-check.ts';
import type { Subscription, SubscriptionFact } from './subscription.ts';

/** Returns the subscription after the fact. */
export function evolve(subscription: Subscription, fact: SubscriptionFact, at: Date): Subscription {
  switch (fact.type) {
    case 'opened': {
      const { registeredAt } = fact;
      return { ...subscription, openedAt: at, changedAt: at, ...(registeredAt && { registeredAt }) };
    }
    case 'registered':
      return { ...subscription, registeredAt: fact.registeredAt };
    case 'customer-created':
      // Nobody can pay at the checkout of a deleted customer.
      return { ...subscription, customerId: fact.customerId, checkout: null };
    case 'customer-found':
      // The check that is due at once reads the plan, or ends the plan of a deleted account.
      return { ...subscription, customerId: fact.customerId, checkAt: at };
    case 'checkout-opened':
      return withNextCheck({ ...subscription, checkout: fact.checkout }, at);
    case 'plan-read':
      return applyPlanUpdate(subscription, fact.plan, at);
    case 'payouts-read':
      return withPayouts(subscription, fact.account, at);
    case 'closed':
      return closed(subscription, at);
    case 'ended-at-processor':
      return applyPlanUpdate({ ...subscription, checkout: null }, null, at);
  }
}

export function hasPlanChanged(before: Subscription, after: Subscription): boolean {
  return !isDeepStrictEqual(before.paidPlan, after.paidPlan);
}

/** A scheduled check keeps its time, because an owner who often opens the account page must not postpone the check of the plan. */
function withPayouts(
  subscription: Subscription,
  payoutAccount: Subscription['payoutAccount'],
  at: Date,
): Subscription {
  const { checkAt } = subscription;
  const isCheckScheduled = Boolean(payoutAccount) && (checkAt ?? at) > at;
  const changed = { ...subscription, payoutAccount: payoutAccount ?? null };
  return isCheckScheduled ? changed : withNextCheck(changed, at);
}

/** Removes the payout account. The worker deletes the customer at the processor later, because the processor may be unavailable now. */
function closed(subscription: Subscription, at: Date): Subscription {
  return {
    ...subscription,
    ...{ closedAt: at, changedAt: at },
    ...(subscription.payoutAccount && { payoutAccount: null }),
    ...(subscription.customerId !== undefined && { checkAt: at }),
  };
}
