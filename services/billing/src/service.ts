import { composeService } from '@marquee/service-kit/compose-service';
import type { Service, ServiceDeps } from '@marquee/service-kit/compose-service';
import { createAcceptedQuoteRepository } from './accepted-quotes/accepted-quote-repository.ts';
import { keepAcceptedQuotes } from './accepted-quotes/keep-accepted-quotes.ts';
import type { Config } from './config.ts';
import { createPrivacy } from './privacy/privacy.ts';
import { openSubscription } from './subscriptions/open-subscription.ts';
import { createSubscriptionRepository } from './subscriptions/subscription-repository.ts';
import { subscriptionRoutes } from './subscriptions/subscription-routes.ts';

export function createService(deps: ServiceDeps<Config>): Service {
  const { config, connection, now } = deps;
  const subscriptions = createSubscriptionRepository(connection);
  const acceptedQuotes = createAcceptedQuoteRepository(connection);
  const privacy = createPrivacy({ connection, subscriptions, acceptedQuotes, now });
  const plan = { trialEndsOn: config.TRIAL_ENDS_ON, timeZone: config.TIME_ZONE };
  return composeService({
    ...deps,
    name: 'billing',
    collections: [subscriptions, acceptedQuotes, ...privacy.collections],
    routes: subscriptionRoutes(plan, now),
    subscriptions: [
      openSubscription({ subscriptions, now }),
      keepAcceptedQuotes(acceptedQuotes),
      ...privacy.subscriptions,
    ],
  });
}
