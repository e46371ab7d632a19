import type { ClientRepository } from '../clients/client-repository.ts';
import type { FindProvider } from '../providers/find-provider.ts';
import type { EventRepository } from './event-repository.ts';

/** What the use cases of events work with. */
export type EventDeps = {
  events: EventRepository;
  clients: ClientRepository;
  findProvider: FindProvider;
  timeZone: string;
  now: () => Date;
};
