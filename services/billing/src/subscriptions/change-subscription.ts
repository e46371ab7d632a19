import { subscriptionChanged } from '@marquee/contracts/messages/billing-messages';
import { toMessage } from '@marquee/service-kit/messaging/message';
import type { Cause, Message } from '@marquee/service-kit/messaging/message';
import { saveFact } from '@marquee/service-kit/store/aggregate-kind';
import type { AggregateKind, Step } from '@marquee/service-kit/store/aggregate-kind';
import { handleCommand } from '@marquee/service-kit/store/handle-command';
import type { Decision } from '@marquee/service-kit/store/handle-command';
import { coveredUntil } from './domain/covered-until.ts';
import { evolve, hasPlanChanged } from './domain/evolve.ts';
import type { SubscriptionRepository } from './subscription-repository.ts';
import { noSubscription } from './domain/subscription.ts';
import type { Subscription, SubscriptionFact } from './domain/subscription.ts';
import { toHistory } from './subscription-history.ts';
import type { SubscriptionHistoryEntry } from './subscription-history.ts';

type SubscriptionDeps = { subscriptions: SubscriptionRepository; now: () => Date };

type Change = {
  id: string;
  decide: Decision<Subscription, SubscriptionFact>;
  cause: Cause;
};

type SubscriptionStep = Step<Subscription, SubscriptionFact>;

/**
 * Changes a provider's subscription; returns the resulting subscription, changed or not. For a provider without a stored subscription,
 * `decide` gets one of version 0, and the change inserts it.
 */
export function changeSubscription(
  deps: SubscriptionDeps,
  { id, decide, cause }: Change,
): Promise<Subscription> {
  return handleCommand(kindOf(deps, cause), { id, decisions: [decide], cause });
}

type SubscriptionWithFact = { subscription: Subscription; fact: SubscriptionFact; cause: Cause };

/** Saves a fact about a subscription that the caller has read; throws `subscription_was_changed` if it has changed since. */
export function saveSubscriptionFact(
  deps: SubscriptionDeps,
  { subscription: state, fact, cause }: SubscriptionWithFact,
): Promise<Subscription> {
  return saveFact(kindOf(deps, cause), { state, fact, cause });
}

function kindOf(
  { subscriptions, now }: SubscriptionDeps,
  { actor }: Cause,
): AggregateKind<Subscription, SubscriptionFact, SubscriptionHistoryEntry> {
  return {
    ...{ name: 'subscription', store: subscriptions, evolve, now },
    load: async (id) => (await subscriptions.findOne({ id })) ?? noSubscription(id, now()),
    record: (steps, at) => ({
      history: steps.flatMap((step) => toHistory(step, { actor, at })),
      messages: steps.flatMap(messagesOf),
    }),
  };
}

function messagesOf({ before, after }: SubscriptionStep): Message[] {
  return before && hasPlanChanged(before, after) ? describeSubscription(after) : [];
}

/** The message from which other services store a subscription; none for a provider who has never paid. */
export function describeSubscription({ id: providerId, paidPlan }: Subscription): Message[] {
  if (paidPlan === undefined) {
    return [];
  }
  const { status, periodEndsAt, endsAt } = paidPlan;
  return [
    toMessage(subscriptionChanged, {
      ...{ providerId, status, periodEndsAt: periodEndsAt.toISOString() },
      endsAt: endsAt?.toISOString() ?? null,
      coveredUntil: coveredUntil(paidPlan).toISOString(),
    }),
  ];
}
