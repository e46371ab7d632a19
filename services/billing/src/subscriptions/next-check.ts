import { isRunning } from './subscription.ts';
import type { Subscription } from './subscription.ts';

const hourMs = 3_600_000;

/** Each hour, while there is anything that the processor might not have told of. */
export function withNextCheck(subscription: Subscription, at: Date): Subscription {
  const { checkout, paidPlan, payoutAccount, putOff } = subscription;
  const isThere = isRunning(paidPlan) || Boolean(checkout) || Boolean(payoutAccount);
  const checkAt = isThere ? new Date(at.getTime() + hourMs) : null;
  return { ...subscription, checkAt, ...(putOff && { putOff: null }) };
}
