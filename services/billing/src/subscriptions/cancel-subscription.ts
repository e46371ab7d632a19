import type * as api from '@marquee/contracts/billing-operations';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Handler } from '@marquee/service-kit/http/handler';
import { processorFor } from '../processor/processor-for.ts';
import type { BillingDeps } from './billing-deps.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import { toSubscriptionView } from './views/to-subscription-view.ts';
import { isRunning } from './domain/subscription.ts';

type EndingOperation = typeof api.cancelSubscription | typeof api.resumeSubscription;

/** Ends the subscription at the end of its paid period; part of a month is not refunded. */
export function cancelSubscription(billing: BillingDeps): Handler<EndingOperation> {
  return changeCancelAtPeriodEnd(billing, { cancelAtPeriodEnd: true });
}

export function resumeSubscription(billing: BillingDeps): Handler<EndingOperation> {
  return changeCancelAtPeriodEnd(billing, { cancelAtPeriodEnd: false });
}

function changeCancelAtPeriodEnd(
  billing: BillingDeps,
  ending: { cancelAtPeriodEnd: boolean },
): Handler<EndingOperation> {
  const { subscriptions, plan, now } = billing;
  return async (_input, { providerId }, context) => {
    const deps = { ...billing, processor: processorFor(billing, providerId) };
    const known = await subscriptions.findOne({ id: providerId });
    const fresh = known && (await refreshSubscription(deps, providerId, context));
    if (!isRunning(fresh?.paidPlan)) {
      throw new DomainError('conflict', 'not_subscribed', 'You have no subscription at the moment');
    }
    await deps.processor.setCancelAtPeriodEnd(fresh.paidPlan.id, ending);
    const changed = await refreshSubscription(deps, providerId, context);
    return toSubscriptionView(plan, changed, now());
  };
}
