import { isRunning } from './subscription.ts';
import type { Subscription } from './subscription.ts';

const hourMs = 3_600_000;

/** Every hour, while a webhook could have been missed. */
export function withNextCheck(subscription: Subscription, at: Date): Subscription {
  const { checkout, paidPlan, payoutAccount, putOff } = subscription;
  const isThere = isRunning(paidPlan) || Boolean(checkout) || Boolean(payoutAccount);
  const checkAt = isThere ? new Date(at.getTime() + hourMs) : null;
  return { ...subscription, checkAt, ...(putOff && { putOff: null }) };
}
