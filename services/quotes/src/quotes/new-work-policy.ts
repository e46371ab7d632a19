import { isTrialRunning, trialTermsOf } from '@marquee/contracts/trial';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Config } from '../config.ts';
import { registrationOf } from '../projections/provider-repository.ts';
import type { ProviderRepository } from '../projections/provider-repository.ts';
import type { SubscriptionRepository } from '../projections/subscription-repository.ts';

type PolicyDeps = {
  config: Config;
  providers: Pick<ProviderRepository, 'get'>;
  subscriptions: SubscriptionRepository;
  now: () => Date;
};

/** Whether a provider may neither create nor send quotes. Existing quotes can still be read, changed and accepted. */
export type NewWorkPolicy = { isWithheld: (providerId: string) => Promise<boolean> };

/** The only place that decides whether a provider's trial or subscription covers new quotes. */
export function createNewWorkPolicy({ config, providers, subscriptions, now }: PolicyDeps): NewWorkPolicy {
  const terms = trialTermsOf(config);

  /** A provider counts as just registered while no message about them has arrived. */
  async function isOnTrial(providerId: string, at: Date): Promise<boolean> {
    const known = await providers.get(providerId);
    return isTrialRunning(terms, known === null ? at : registrationOf(known), at);
  }

  return {
    async isWithheld(providerId) {
      const at = now();
      if (config.SUBSCRIPTION_ENFORCEMENT === 'none' || (await isOnTrial(providerId, at))) {
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
