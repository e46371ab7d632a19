import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import type { ProviderSnapshot } from '@marquee/contracts/messages/identity-messages';
import { aClientCaller, aProviderCaller } from '@marquee/service-kit/test-kit/callers';

import { performAction } from './actions/all-actions.ts';
import type { Product } from './product.ts';
import { readProduct } from './read-product.ts';
import type { Participants } from './participants.ts';
import type { InProcessServices } from './in-process-services.ts';

/** The services, with new participants: a client, the provider of the run, another provider, and a stranger of each role. */
export async function openRealProduct(services: InProcessServices): Promise<Product> {
  const participants = await createParticipants(services);
  services.clock.set(new Date(`${services.firstDay}T16:00:00.000Z`));

  return {
    async perform(action) {
      const answer = await performAction(participants, action);
      await services.settled();
      return answer;
    },
    read: () => readProduct(participants),
  };
}

async function createParticipants(services: InProcessServices): Promise<Participants> {
  const [ours, other] = [aProviderCaller(), aProviderCaller()];
  for (const { providerId, email } of [ours, other]) {
    await services.publish(providerChanged, aSnapshot(providerId, email), { id: providerId, version: 1 });
  }
  const client = aClientCaller({ emailVerified: false });
  const strangers = { client: aClientCaller(), provider: aProviderCaller() };
  return {
    services,
    client,
    provider: ours,
    other,
    strangers,
    eventIds: [],
    quoteIds: [],
    lineIds: new Map(),
  };
}

function aSnapshot(providerId: string, email: string): ProviderSnapshot {
  const texts = { businessName: 'Nova Sound', fullName: '', businessDescription: '', phone: '', address: '' };
  return { providerId, email, emailVerified: true, serviceTypes: [], suspended: false, ...texts };
}
