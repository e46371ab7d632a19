import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import type { Subscription as Consumer } from '@marquee/service-kit/messaging/bus';
import { changeSubscription } from './change-subscription.ts';
import type { SubscriptionRepository } from './subscription-repository.ts';
import type { Subscription, SubscriptionFact } from './domain/subscription.ts';

type OpenSubscriptionDeps = { subscriptions: SubscriptionRepository; now: () => Date };

/** The first message about a provider opens their subscription. The subscription has the provider's id, so later messages find it. */
export function openSubscription(deps: OpenSubscriptionDeps): Consumer<typeof providerChanged> {
  return {
    queue: 'billing.open-subscription',
    messages: [providerChanged],
    async handle(envelope) {
      const { providerId, registeredAt: written } = envelope.payload;
      const registeredAt = written === undefined ? undefined : new Date(written);
      await changeSubscription(deps, {
        id: providerId,
        decide: (known) => openOrRegister(known, registeredAt),
        cause: envelope,
      });
    },
  };
}

/**
 * Opens the subscription, or adds the registration date to a subscription without one. An earlier release, or a checkout before this
 * message, opens such a subscription.
 */
function openOrRegister(known: Subscription, registeredAt: Date | undefined): SubscriptionFact | null {
  if (known.version === 0) {
    return { type: 'opened', registeredAt };
  }
  const isMissing = known.registeredAt === undefined && known.closedAt === undefined;
  return isMissing && registeredAt !== undefined ? { type: 'registered', registeredAt } : null;
}
