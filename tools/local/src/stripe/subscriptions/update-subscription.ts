import { z } from 'zod';

import { flag, mergeMetadata, metadata, text } from '../http/fields.ts';
import { invalidRequest } from '../http/stripe-error.ts';
import type { AccountContext } from '../account-context.ts';
import { isCanceled, periodOf } from './subscription.ts';
import type { Subscription } from './subscription.ts';

export const subscriptionUpdateFields = z.strictObject({
  cancel_at_period_end: flag.optional(),
  default_payment_method: text.optional(),
  metadata: metadata.optional(),
});

/** Can schedule the cancellation at the period's end and revert it. `cancelSubscription` ends a subscription at once. */
export function updateSubscription(
  context: AccountContext,
  id: string,
  changes: z.output<typeof subscriptionUpdateFields>,
): Subscription {
  const subscription = context.get('subscription', id);
  const { default_payment_method: methodId } = changes;
  if (isCanceled(subscription)) {
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
  }
  if (methodId !== undefined) {
    context.get('payment_method', methodId, 'default_payment_method');
  }
  const changed = context.put({
    ...subscription,
    ...cancellationOf(subscription, changes.cancel_at_period_end, context.now()),
    default_payment_method: methodId ?? subscription.default_payment_method,
    metadata: mergeMetadata(subscription.metadata, changes.metadata),
  });
  context.emit('customer.subscription.updated', changed);
  return changed;
}

type Cancellation = Pick<
  Subscription,
  'cancel_at' | 'cancel_at_period_end' | 'canceled_at' | 'cancellation_details'
>;

function cancellationOf(
  subscription: Subscription,
  cancelAtPeriodEnd: boolean | undefined,
  at: number,
): Cancellation {
  const details = subscription.cancellation_details;
  if (cancelAtPeriodEnd === undefined || cancelAtPeriodEnd === subscription.cancel_at_period_end) {
    const { cancel_at, cancel_at_period_end, canceled_at } = subscription;
    return { cancel_at, cancel_at_period_end, canceled_at, cancellation_details: details };
  }
  return {
    cancel_at: cancelAtPeriodEnd ? periodOf(subscription).end : null,
    cancel_at_period_end: cancelAtPeriodEnd,
    canceled_at: cancelAtPeriodEnd ? at : null,
    cancellation_details: { ...details, reason: cancelAtPeriodEnd ? 'cancellation_requested' : null },
  };
}
