import { clientChanged } from '@marquee/contracts/messages/identity-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import type { ClientRepository } from './client-repository.ts';

export function projectClients(clients: ClientRepository): Subscription<typeof clientChanged> {
  return {
    queue: 'events.keep-clients',
    messages: [clientChanged],
    handle: ({ payload, aggregateVersion }) => clients.upsert(payload, aggregateVersion),
  };
}
