import { composeService } from '@marquee/service-kit/compose-service';
import type { Service, ServiceDeps } from '@marquee/service-kit/compose-service';
import { createAttemptCounts } from '@marquee/service-kit/throttle/attempt-counts';
import { createSendLimit } from '@marquee/service-kit/throttle/send-limit';
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

export function createService(deps: ServiceDeps<Config>): Service {
  const { config, connection, now } = deps;
  const events = createEventRepository(connection);
  const clients = createClientRepository(connection);
  const providers = createProviderRepository(connection);
  const findProvider = createFindProvider({
    providers,
    identityUrl: config.IDENTITY_URL,
    secret: config.INTERNAL_SECRET,
  });
  const attempts = createAttemptCounts(connection);
  const perDay = config.SEND_EVENT_ACCOUNT_LIMIT;
  const admitSend = createSendLimit({ attempts, sent: 'requests', perDay, now });
  const timeZone = config.TIME_ZONE;
  const eventDeps = { events, clients, providers, findProvider, admitSend, timeZone, now };
  const privacy = createPrivacy(connection, eventDeps);
  return composeService({
    ...deps,
    name: 'events',
    collections: [events, clients, providers, attempts, ...privacy.collections],
    routes: eventRoutes(eventDeps),
    subscriptions: [
      keepClients(clients),
      keepProviders(providers),
      moveToProposal(eventDeps),
      forgetQuote(eventDeps),
      bookEvent(eventDeps),
      ...privacy.subscriptions,
    ],
  });
}
