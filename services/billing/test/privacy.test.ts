import { randomUUID } from 'node:crypto';
import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import * as declared from '@marquee/contracts/messages/privacy-messages';
import { quoteAccepted, quoteErased } from '@marquee/contracts/messages/quote-messages';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { anAcceptedQuote, aProviderSnapshot } from './support/snapshots.ts';
import { startBilling, storedIn } from './support/start-billing.ts';

let service: TestService;

beforeAll(async () => {
  service = await startBilling();
});

afterAll(() => service.stop());

async function deliverErasure(accountId: string, role: 'client' | 'provider'): Promise<void> {
  const payload = { accountId, role, erasedAt: service.clock.now().toISOString() };
  await service.deliver(declared.accountErased, payload, { aggregateId: accountId, aggregateVersion: 9 });
}

describe('billing’s part of an export', () => {
  test('when a provider requests it, then it has their subscription, accepted quotes and invoices', async () => {
    const provider = aProviderSnapshot();
    const quote = anAcceptedQuote({ providerId: provider.providerId });
    await service.deliver(providerChanged, provider, { aggregateId: provider.providerId });
    await service.deliver(quoteAccepted, quote, { aggregateId: quote.quoteId, aggregateVersion: 5 });
    await service.deliver(quoteAccepted, anAcceptedQuote());

    const exportId = randomUUID();
    await service.deliver(declared.exportAsked, { exportId, accountId: provider.providerId });

    const message = (await service.published()).find(({ aggregateId }) => aggregateId === `${exportId}/1`);
    expect(message?.payload).toMatchObject({
      ...{ exportId, accountId: provider.providerId, page: 1, isLast: true },
      records: [
        { kind: 'subscriptions', record: { providerId: provider.providerId } },
        { kind: 'acceptedQuotes', record: { quoteId: quote.quoteId, payableCents: 54_950 } },
        { kind: 'invoices', record: { quoteId: quote.quoteId, amount: '549.50' } },
      ],
    });
  });
});

describe('billing data of a deleted account', () => {
  test('when the account was a provider’s, then the subscription is closed once and stays stored', async () => {
    const provider = aProviderSnapshot();
    await service.deliver(providerChanged, provider, { aggregateId: provider.providerId });

    await deliverErasure(provider.providerId, 'provider');
    await deliverErasure(provider.providerId, 'provider');

    const closedAt = service.clock.now();
    expect(await storedIn(service, 'subscriptions', provider.providerId)).toMatchObject([
      { version: 2, closedAt, history: [{ type: 'opened' }, { type: 'closed', version: 2, at: closedAt }] },
    ]);
  });

  test('when the first message about the provider arrives after the deletion, then no subscription is opened', async () => {
    const provider = aProviderSnapshot();
    await deliverErasure(provider.providerId, 'provider');

    await service.deliver(providerChanged, provider, { aggregateId: provider.providerId });

    expect(await storedIn(service, 'subscriptions', provider.providerId)).toMatchObject([
      { closedAt: service.clock.now() },
    ]);
  });

  test('when an accepted quote is published under a pseudonym, then an older message does not restore the name', async () => {
    const quote = anAcceptedQuote();
    const gone = { ...quote, clientName: 'Deleted client', clientEmail: '' };
    await service.deliver(quoteErased, gone, { aggregateId: quote.quoteId, aggregateVersion: 6 });

    await service.deliver(quoteAccepted, quote, { aggregateId: quote.quoteId, aggregateVersion: 5 });

    expect(await storedIn(service, 'acceptedQuoteProjection', quote.quoteId)).toMatchObject([
      { clientName: 'Deleted client', clientEmail: '', payableCents: 54_950 },
    ]);
  });
});
