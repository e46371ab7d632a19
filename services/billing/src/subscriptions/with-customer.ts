import type { Cause } from '@marquee/service-kit/messaging/message';
import type { RefreshDeps } from './refresh-subscription.ts';
import { openSubscriptionOf } from './subscription.ts';
import type { Subscription } from './subscription.ts';

/** A subscription with a customer at the processor. */
export type SubscriptionWithCustomer = Subscription & { customerId: string };

/** Opens the subscription if the provider's message has not arrived yet. */
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

type CustomerInput = { email: string; cause: Cause };

/**
 * The subscription with a customer, whose email address for receipts is up to date. Creates another customer if the known one was deleted.
 */
export async function withCustomer(
  deps: RefreshDeps,
  known: Subscription,
  { email, cause }: CustomerInput,
): Promise<SubscriptionWithCustomer> {
  const { customerId } = known;
  const linked =
    customerId === undefined ? await createCustomerFor(deps, known, cause) : { ...known, customerId };
  if ((await deps.processor.updateEmail(linked.customerId, email)) === 'updated') {
    return linked;
  }
  const replaced = await createCustomerFor(deps, linked, cause);
  await deps.processor.updateEmail(replaced.customerId, email);
  return replaced;
}

/**
 * Saves the customer's id before the processor gets personal data. If the account is deleted before the save, the save fails, and the
 * processor has no personal data to erase. Removes the checkout of a deleted customer, because nobody can pay there.
 */
async function createCustomerFor(
  { subscriptions, processor, now }: RefreshDeps,
  known: Subscription,
  cause: Cause,
): Promise<SubscriptionWithCustomer> {
  const customerId = await processor.createCustomer(known.id, known.customerId);
  const made = { ...known, customerId, checkout: null };
  return { ...(await subscriptions.save(made, { cause, at: now() })), customerId };
}
