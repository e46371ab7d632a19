import { isRunning } from './subscription.ts';
import type { Subscription } from './subscription.ts';

const hourMs = 3_600_000;

/** Schedules a check in an hour while a plan, a checkout or a payout account can change at the processor, because a webhook may be lost. */
export function withNextCheck(subscription: Subscription, at: Date): Subscription {
  const { checkout, paidPlan, payoutAccount, putOff } = subscription;
  const needsCheck = isRunning(paidPlan) || Boolean(checkout) || Boolean(payoutAccount);
  const checkAt = needsCheck ? new Date(at.getTime() + hourMs) : null;
  return { ...subscription, checkAt, ...(putOff && { putOff: null }) };
}
