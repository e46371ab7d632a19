import type * as api from '@marquee/contracts/billing-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { standingOf } from './subscription.ts';
import type { Plan } from './subscription.ts';

/** The trial is the same for all, so a provider whose registration is still under way is answered as well. */
export function getSubscription(plan: Plan, now: () => Date): Handler<typeof api.getSubscription> {
  return () => standingOf(plan, now());
}
