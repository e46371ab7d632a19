import { clientChanged, providerChanged } from '@marquee/contracts/messages/identity-messages';
import type { ProviderSnapshot } from '@marquee/contracts/messages/identity-messages';
import { aClientCaller, aProviderCaller } from '@marquee/service-kit/test-kit/callers';

import { isEventAction } from './actions.ts';
import type { Action } from './actions.ts';
import type { Product } from './product.ts';
import { readProduct } from './read-product.ts';
import { performEventAction } from './perform-event-action.ts';
import { performQuoteAction } from './perform-quote-action.ts';
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

async function performAction(participants: Participants, action: Action): Promise<number> {
  if (action.type === 'days-pass') {
    participants.services.clock.advance({ days: action.days });
    return 200;
  }
  if (action.type === 'verify-email') {
    await verifyEmail(participants);
    return 200;
  }
  return isEventAction(action) || action.type === 'create-event'
    ? performEventAction(participants, action)
    : performQuoteAction(participants, action);
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

/** Publishes the message each time; only the first one has an effect. */
async function verifyEmail({ services, client }: Participants): Promise<void> {
  const { clientId, email } = client;
  const snapshot = { clientId, email, emailVerified: true, name: 'Dana Reyes', phone: '' };
  await services.publish(clientChanged, snapshot, { id: clientId, version: 1 });
}
