import type { PayoutStatus } from '@marquee/contracts/payout-operations';
import type { HistoryEntry, NoData } from '@marquee/service-kit/store/history-entry';
import type { Step } from '@marquee/service-kit/store/aggregate-kind';
import { payoutStatusOf } from '../payouts/payout-status-of.ts';
import { hasPlanChanged } from './domain/evolve.ts';
import type { PaidPlan, Subscription, SubscriptionFact } from './domain/subscription.ts';

type RecordedFact =
  | { type: 'opened' | 'closed'; data: NoData }
  | { type: 'plan-changed'; data: { status: PaidPlan['status'] } }
  | { type: 'payouts-changed'; data: { status: PayoutStatus } };

export type SubscriptionHistoryEntry = HistoryEntry<RecordedFact>;

type SubscriptionStep = Step<Subscription, SubscriptionFact>;

export function toHistory(
  step: SubscriptionStep,
  { actor, at }: Pick<SubscriptionHistoryEntry, 'actor' | 'at'>,
): SubscriptionHistoryEntry[] {
  const version = step.after.version + 1;
  return recordedFactsOf(step).map((recorded) => ({ ...recorded, version, actor, at }));
}

/** A read of the processor's state is recorded only if it changed the stored state. */
function recordedFactsOf({ fact, before, after }: SubscriptionStep): RecordedFact[] {
  const status = payoutStatusOf(after);
  if (fact.type === 'opened' || fact.type === 'closed') {
    return [{ type: fact.type, data: {} }];
  }
  return [
    ...(before && after.paidPlan && hasPlanChanged(before, after)
      ? [{ type: 'plan-changed', data: { status: after.paidPlan.status } } as const]
      : []),
    ...(status === payoutStatusOf(before) ? [] : [{ type: 'payouts-changed', data: { status } } as const]),
  ];
}
