import { z } from 'zod';

import { flag, mergedMetadata, metadata, text } from '../http/fields.ts';
import { invalidRequest } from '../http/stripe-refusal.ts';
import type { World } from '../world.ts';
import { isOver, periodOf } from './subscription.ts';
import type { Subscription } from './subscription.ts';

export const subscriptionChanges = z.strictObject({
  cancel_at_period_end: flag.optional(),
  default_payment_method: text.optional(),
  metadata: metadata.optional(),
});

/** Scheduling the cancellation at the period's end, and reverting it, are changes; ending it at once is not. */
export function changeSubscription(
  world: World,
  id: string,
  changes: z.output<typeof subscriptionChanges>,
): Subscription {
  const subscription = world.get('subscription', id);
  const { default_payment_method: methodId } = changes;
  if (isOver(subscription)) {
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
  }
  if (methodId !== undefined) {
    world.get('payment_method', methodId, 'default_payment_method');
  }
  const changed = world.put({
    ...subscription,
    ...endingOf(subscription, changes.cancel_at_period_end, world.now()),
    default_payment_method: methodId ?? subscription.default_payment_method,
    metadata: mergedMetadata(subscription.metadata, changes.metadata),
  });
  world.tell('customer.subscription.updated', changed);
  return changed;
}

type Ending = Pick<
  Subscription,
  'cancel_at' | 'cancel_at_period_end' | 'canceled_at' | 'cancellation_details'
>;

function endingOf(subscription: Subscription, isToEnd: boolean | undefined, at: number): Ending {
  const details = subscription.cancellation_details;
  if (isToEnd === undefined || isToEnd === subscription.cancel_at_period_end) {
    const { cancel_at, cancel_at_period_end, canceled_at } = subscription;
    return { cancel_at, cancel_at_period_end, canceled_at, cancellation_details: details };
  }
  return {
    cancel_at: isToEnd ? periodOf(subscription).end : null,
    cancel_at_period_end: isToEnd,
    canceled_at: isToEnd ? at : null,
    cancellation_details: { ...details, reason: isToEnd ? 'cancellation_requested' : null },
  };
}
