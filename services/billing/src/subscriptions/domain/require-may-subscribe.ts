import { isTrialRunning } from '@marquee/contracts/trial';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Plan } from '../views/to-subscription-view.ts';
import { isRunning } from './subscription.ts';
import type { Subscription } from './subscription.ts';

/** Rejects a provider whose paid plan is running already, whose trial is still running, or whose account was deleted. */
export function requireMaySubscribe(subscription: Subscription, offered: Plan, now: Date): void {
  const { paidPlan, registeredAt } = subscription;
  requireOpen(subscription);
  if (isRunning(paidPlan) && paidPlan.status === 'past_due') {
    throw refusal('payment_due', 'A payment is due. Please update your card under Manage billing.');
  }
  if (isRunning(paidPlan)) {
    throw refusal('already_subscribed', 'Your subscription is active already');
  }
  if (isTrialRunning(offered, registeredAt, now)) {
    throw refusal('trial_running', 'Your free trial is still running. You can subscribe once it has ended.');
  }
}

export function requireOpen({ closedAt }: Subscription): void {
  if (closedAt !== undefined) {
    throw refusal('subscription_closed', 'This account has been deleted');
  }
}

function refusal(code: string, message: string): DomainError {
  return new DomainError('conflict', code, message);
}
