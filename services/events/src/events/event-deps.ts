import type { RateLimits } from '@marquee/service-kit/throttle/rate-limits';
import type { ClientRepository } from '../clients/client-repository.ts';
import type { FindProvider } from '../providers/find-provider.ts';
import type { ProviderRepository } from '../providers/provider-repository.ts';
import type { QuoteStandingRepository } from '../quotes/quote-standing-repository.ts';
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
