import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import type { Subscription as Consumer } from '@marquee/service-kit/messaging/bus';
import type { Cause } from '@marquee/service-kit/messaging/message';
import { retryOnConflict } from '@marquee/service-kit/store/retry-on-conflict';
import type { SubscriptionRepository } from './subscription-repository.ts';
import { openSubscriptionOf } from './subscription.ts';

type OpenSubscriptionDeps = { subscriptions: SubscriptionRepository; now: () => Date };

/** The first message about a provider opens their subscription. The subscription has the provider's id, so later messages find it. */
export function openSubscription(deps: OpenSubscriptionDeps): Consumer<typeof providerChanged> {
  return {
    queue: 'billing.open-subscription',
    messages: [providerChanged],
    async handle(envelope) {
      const { providerId, registeredAt: written } = envelope.payload;
      const registeredAt = written === undefined ? undefined : new Date(written);
      const at = deps.now();
      const opened = openSubscriptionOf(providerId, at, registeredAt);
      const commit = { history: [{ type: 'opened', at }] as const, cause: envelope, at };
      const outcome = await deps.subscriptions.insert(opened, commit);
      if (outcome === 'exists' && registeredAt !== undefined) {
        await addRegistration(deps, { providerId, registeredAt, cause: envelope });
      }
    },
  };
}

type Registration = { providerId: string; registeredAt: Date; cause: Cause };

/**
 * Adds the registration date to a subscription without one. An earlier release, or a checkout before this message, opens such a
 * subscription.
 */
async function addRegistration(
  { subscriptions, now }: OpenSubscriptionDeps,
  { providerId, registeredAt, cause }: Registration,
): Promise<void> {
  await retryOnConflict('subscription', async () => {
    const known = await subscriptions.get(providerId);
    if (known.registeredAt === undefined && known.closedAt === undefined) {
      await subscriptions.save({ ...known, registeredAt }, { history: [], cause, at: now() });
    }
  });
}
