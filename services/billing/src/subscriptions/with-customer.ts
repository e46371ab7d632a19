import type { Cause } from '@marquee/service-kit/messaging/message';
import { changeSubscription, saveSubscriptionFact } from './change-subscription.ts';
import type { RefreshDeps } from './refresh-subscription.ts';
import type { Subscription, SubscriptionFact } from './domain/subscription.ts';

/** A subscription with a customer at the processor. */
export type SubscriptionWithCustomer = Subscription & { customerId: string };

/** Opens the subscription if the provider's message has not arrived yet. */
export function openedSubscription(
  deps: Pick<RefreshDeps, 'subscriptions' | 'now'>,
  providerId: string,
  cause: Cause,
): Promise<Subscription> {
  const decide = ({ version }: Subscription): SubscriptionFact | null =>
    version === 0 ? { type: 'opened', registeredAt: undefined } : null;
  return changeSubscription(deps, { id: providerId, decide, cause });
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
 * processor has no personal data to erase.
 */
async function createCustomerFor(
  deps: RefreshDeps,
  known: Subscription,
  cause: Cause,
): Promise<SubscriptionWithCustomer> {
  const customerId = await deps.processor.createCustomer(known.id, known.customerId);
  const fact = { type: 'customer-created', customerId } as const;
  return { ...(await saveSubscriptionFact(deps, { subscription: known, fact, cause })), customerId };
}
