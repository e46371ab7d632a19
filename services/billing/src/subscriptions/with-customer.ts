import type { Cause } from '@marquee/service-kit/messaging/message';
import type { RefreshDeps } from './refresh-subscription.ts';
import { openSubscriptionOf } from './subscription.ts';
import type { Subscription } from './subscription.ts';

/** One whom the processor knows. */
export type KnownThere = Subscription & { customerId: string };

/** The provider's message may still be on its way. */
export async function openedSubscription(
  { subscriptions, now }: Pick<RefreshDeps, 'subscriptions' | 'now'>,
  providerId: string,
  cause: Cause,
): Promise<Subscription> {
  const known = await subscriptions.findOne({ id: providerId });
  if (known !== null) {
    return known;
  }
  const at = now();
  await subscriptions.insert(openSubscriptionOf(providerId, at), {
    history: [{ type: 'opened', at }],
    cause,
    at,
  });
  return subscriptions.get(providerId);
}

/**
 * Kept before the processor is told anything about the person: should the account be deleted in between, it has nothing
 * to forget.
 */
export async function withCustomer(
  { subscriptions, processor, now }: RefreshDeps,
  known: Subscription,
  cause: Cause,
): Promise<KnownThere> {
  const { customerId } = known;
  if (customerId !== undefined) {
    return { ...known, customerId };
  }
  const made = { ...known, customerId: await processor.makeCustomer(known.id) };
  return { ...made, ...(await subscriptions.save(made, { cause, at: now() })), customerId: made.customerId };
}
