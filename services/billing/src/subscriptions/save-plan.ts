import { subscriptionChanged } from '@marquee/contracts/messages/billing-messages';
import { toMessage } from '@marquee/service-kit/messaging/message';
import type { Cause, Message } from '@marquee/service-kit/messaging/message';
import { coveredUntil } from './covered-until.ts';
import { hasPlanChanged } from './apply-plan-update.ts';
import type { SubscriptionRepository } from './subscription-repository.ts';
import type { PaidPlan, Subscription, SubscriptionHistoryEntry } from './subscription.ts';

type SavePlanInput = { known: Subscription; next: Subscription; cause: Cause; at: Date };

/** Saves even an unchanged state, so that a slower concurrent call with an older answer gets a conflict and must read again. */
export function savePlan(
  subscriptions: SubscriptionRepository,
  { known, next, cause, at }: SavePlanInput,
): Promise<Subscription> {
  const { paidPlan } = next;
  const isChanged = paidPlan !== undefined && hasPlanChanged(known, next);
  const history: SubscriptionHistoryEntry[] = isChanged
    ? [{ type: 'plan-changed', status: paidPlan.status, at }]
    : [];
  const messages = isChanged ? [toSubscriptionChanged(known.id, paidPlan)] : [];
  return subscriptions.save(next, { history, messages, cause, at });
}

function toSubscriptionChanged(providerId: string, paidPlan: PaidPlan): Message {
  const { status, periodEndsAt, endsAt } = paidPlan;
  return toMessage(subscriptionChanged, {
    providerId,
    status,
    periodEndsAt: periodEndsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    coveredUntil: coveredUntil(paidPlan).toISOString(),
  });
}
