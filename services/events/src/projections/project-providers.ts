import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import type { ProviderRepository } from './provider-repository.ts';

export function projectProviders(providers: ProviderRepository): Subscription<typeof providerChanged> {
  return {
    queue: 'events.keep-providers',
    messages: [providerChanged],
    handle: ({ payload, aggregateVersion }) => providers.upsert(payload, aggregateVersion),
  };
}
