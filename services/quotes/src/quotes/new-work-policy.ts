import { daysUntil } from '@marquee/contracts/dates';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Config } from '../config.ts';
import type { SubscriptionRepository } from '../projections/subscription-repository.ts';

type PolicyDeps = { config: Config; subscriptions: SubscriptionRepository; now: () => Date };

/** Whether this provider may begin something new; what exists is never locked. */
export type NewWorkPolicy = { isWithheld: (providerId: string) => Promise<boolean> };

/** The one place that knows what a lapsed subscription withholds. */
export function createNewWorkPolicy({ config, subscriptions, now }: PolicyDeps): NewWorkPolicy {
  const { SUBSCRIPTION_ENFORCEMENT: enforcement, TRIAL_ENDS_ON: trialEndsOn, TIME_ZONE: timeZone } = config;
  return {
    async isWithheld(providerId) {
      const at = now();
      if (enforcement === 'none' || daysUntil(trialEndsOn, timeZone, at) > 0) {
        return false;
      }
      const known = await subscriptions.get(providerId);
      return known === null || known.coveredUntil <= at.toISOString();
    },
  };
}

export function requireSubscription({ isWithheld }: { isWithheld: boolean }): void {
  if (isWithheld) {
    throw new DomainError(
      'payment-required',
      'subscription_required',
      'Your subscription does not cover new quotes at the moment. You keep access to everything you have.',
    );
  }
}
