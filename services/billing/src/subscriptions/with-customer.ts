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

type Buying = { email: string; cause: Cause };

/** With the address that receipts are sent to. In place of one whom somebody has deleted at the processor comes another. */
export async function withCustomer(
  deps: RefreshDeps,
  known: Subscription,
  { email, cause }: Buying,
): Promise<KnownThere> {
  const { customerId } = known;
  const there = customerId === undefined ? await madeFor(deps, known, cause) : { ...known, customerId };
  if ((await deps.processor.keepEmail(there.customerId, email)) === 'kept') {
    return there;
  }
  const another = await madeFor(deps, there, cause);
  await deps.processor.keepEmail(another.customerId, email);
  return another;
}

/**
 * Kept before the processor is told anything about the person: should the account be deleted in between, it has nothing
 * to forget. Nobody can pay at the checkout of one who is gone.
 */
async function madeFor(
  { subscriptions, processor, now }: RefreshDeps,
  known: Subscription,
  cause: Cause,
): Promise<KnownThere> {
  const customerId = await processor.makeCustomer(known.id, known.customerId);
  const made = { ...known, customerId, checkout: null };
  return { ...(await subscriptions.save(made, { cause, at: now() })), customerId };
}
