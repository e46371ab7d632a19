import { randomUUID } from 'node:crypto';
import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import type { ProviderSnapshot } from '@marquee/contracts/messages/identity-messages';
import type { Envelope } from '@marquee/contracts/message';
import { accountErased } from '@marquee/contracts/messages/privacy-messages';
import { openTestDatabase } from '@marquee/service-kit/test-kit/database';
import type { TestDatabase } from '@marquee/service-kit/test-kit/database';
import { closeSubscription } from '../src/subscriptions/close-subscription.ts';
import { openSubscription } from '../src/subscriptions/open-subscription.ts';
import { createSubscriptionRepository } from '../src/subscriptions/subscription-repository.ts';
import { aProviderSnapshot } from './support/snapshots.ts';

const at = new Date('2026-03-02T15:00:00Z');
const now = () => at;

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase('billing');
});

afterAll(() => database.drop());

describe('a provider’s account was deleted', () => {
  test('when the first message about the provider is handled concurrently, then the subscription ends up closed', async () => {
    const subscriptions = createSubscriptionRepository(database.connection);
    const provider = aProviderSnapshot();
    const opening = openSubscription({ subscriptions, now });
    const erase = closeSubscription({
      subscriptions: {
        ...subscriptions,
        async findOne(filter) {
          const known = await subscriptions.findOne(filter);
          await opening.handle(providerMessageOf(provider));
          return known;
        },
      },
      now,
    });

    await erase(erasureOf(provider.providerId));

    expect(await subscriptions.get(provider.providerId)).toMatchObject({ closedAt: at });
  });
});

function providerMessageOf(provider: ProviderSnapshot): Envelope<ProviderSnapshot> {
  return { ...envelopeOf(provider.providerId), type: providerChanged.type, payload: provider };
}

function erasureOf(accountId: string) {
  const payload = { accountId, role: 'provider' as const, erasedAt: at.toISOString() };
  return { ...envelopeOf(accountId), type: accountErased.type, payload };
}

function envelopeOf(aggregateId: string) {
  const ids = { id: randomUUID(), aggregateId, aggregateVersion: 1, requestId: randomUUID() };
  return { ...ids, traceparent: null, actor: 'system', at: at.toISOString() };
}
