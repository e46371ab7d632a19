import { clientChanged, providerChanged } from '@marquee/contracts/messages/identity-messages';
import { eventMessages } from '@marquee/contracts/messages/event-messages';
import { quoteStandingMessages } from '@marquee/contracts/messages/quote-messages';
import { projectSnapshots } from '@marquee/service-kit/messaging/project-snapshots';
import { composeService } from '@marquee/service-kit/compose-service';
import type { Service, ServiceDeps } from '@marquee/service-kit/compose-service';
import { metricsOnlyTelemetry } from '@marquee/service-kit/process/telemetry';
import { createSnapshotSource } from '@marquee/service-kit/projections/snapshot-source';
import { createAttemptCounts } from '@marquee/service-kit/throttle/attempt-counts';
import { createRateLimits } from '@marquee/service-kit/throttle/rate-limits';
import { createClientRepository } from './projections/client-repository.ts';
import type { Config } from './config.ts';
import { bookEvent } from './events/book-event.ts';
import { describeEvent } from './events/event-messages.ts';
import { createEventRepository } from './events/event-repository.ts';
import { eventRoutes } from './events/event-routes.ts';
import { recordArchivedQuote, moveToProposal } from './events/quote-consumers.ts';
import { createPrivacy } from './privacy/privacy.ts';
import { createFindProvider } from './projections/find-provider.ts';
import { createProviderRepository } from './projections/provider-repository.ts';
import { createQuoteStandingRepository } from './projections/quote-standing-repository.ts';

export function createService(deps: ServiceDeps<Config>): Service {
  const { config, connection, now, telemetry = metricsOnlyTelemetry('events') } = deps;
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
    snapshotSources: [
      createSnapshotSource({ store: events, messages: eventMessages, describe: describeEvent }),
    ],
    subscriptions: [
      projectSnapshots({
        ...{ queue: 'events.keep-clients', messages: [clientChanged] },
        projection: clients,
      }),
      projectSnapshots({
        ...{ queue: 'events.keep-providers', messages: [providerChanged] },
        projection: providers,
      }),
      moveToProposal(eventDeps),
      recordArchivedQuote(eventDeps),
      bookEvent(eventDeps),
      projectSnapshots({
        ...{ queue: 'events.keep-quote-standings', messages: quoteStandingMessages },
        projection: standings,
      }),
      ...privacy.subscriptions,
    ],
  });
}
