import { composeService } from '@marquee/service-kit/compose-service';
import type { Service, ServiceDeps } from '@marquee/service-kit/compose-service';
import { quietTelemetry } from '@marquee/service-kit/process/telemetry';
import { createAttemptCounts } from '@marquee/service-kit/throttle/attempt-counts';
import { createRateLimits } from '@marquee/service-kit/throttle/rate-limits';
import { createClientRepository } from './clients/client-repository.ts';
import { keepClients } from './clients/keep-clients.ts';
import type { Config } from './config.ts';
import { bookEvent } from './events/book-event.ts';
import { createEventRepository } from './events/event-repository.ts';
import { eventRoutes } from './events/event-routes.ts';
import { forgetQuote, moveToProposal } from './events/hear-of-quotes.ts';
import { createPrivacy } from './privacy/privacy.ts';
import { createFindProvider } from './providers/find-provider.ts';
import { keepProviders } from './providers/keep-providers.ts';
import { createProviderRepository } from './providers/provider-repository.ts';
import { keepQuoteStandings } from './quotes/keep-quote-standings.ts';
import { createQuoteStandingRepository } from './quotes/quote-standing-repository.ts';

export function createService(deps: ServiceDeps<Config>): Service {
  const { config, connection, now, telemetry = quietTelemetry('events') } = deps;
  const events = createEventRepository(connection);
  const clients = createClientRepository(connection);
  const providers = createProviderRepository(connection);
  const standings = createQuoteStandingRepository(connection);
  const findProvider = createFindProvider({
    providers,
    identityUrl: config.IDENTITY_URL,
    secret: config.INTERNAL_SECRET,
  });
  const attempts = createAttemptCounts(connection);
  const rates = createRateLimits({ attempts, values: config, metrics: telemetry.metrics.limits, now });
  const timeZone = config.TIME_ZONE;
  const eventDeps = { events, clients, providers, standings, findProvider, rates, timeZone, now };
  const privacy = createPrivacy(connection, eventDeps);
  return composeService({
    ...deps,
    telemetry,
    name: 'events',
    stores: [events, ...privacy.stores],
    routes: eventRoutes(eventDeps),
    subscriptions: [
      keepClients(clients),
      keepProviders(providers),
      moveToProposal(eventDeps),
      forgetQuote(eventDeps),
      bookEvent(eventDeps),
      keepQuoteStandings(standings),
      ...privacy.subscriptions,
    ],
  });
}
