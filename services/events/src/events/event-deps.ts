import type { RateLimits } from '@marquee/service-kit/throttle/rate-limits';
import type { ClientRepository } from '../projections/client-repository.ts';
import type { FindProvider } from '../projections/find-provider.ts';
import type { ProviderRepository } from '../projections/provider-repository.ts';
import type { QuoteStandingRepository } from '../projections/quote-standing-repository.ts';
import type { EventRepository } from './event-repository.ts';

/** Dependencies of the use cases of events. */
export type EventDeps = {
  events: EventRepository;
  clients: ClientRepository;
  providers: ProviderRepository;
  standings: QuoteStandingRepository;
  findProvider: FindProvider;
  rates: RateLimits;
  timeZone: string;
  now: () => Date;
};
