import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import { quoteAccepted } from '@marquee/contracts/messages/quote-messages';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { anAcceptedQuote, aProviderSnapshot } from './support/snapshots.ts';
import { startBilling, storedIn } from './support/start-billing.ts';

let service: TestService;

beforeAll(async () => {
  service = await startBilling();
});

afterAll(() => service.stop());

describe('a message about a provider', () => {
  test('when it is the first one, then the provider’s subscription is opened', async () => {
    const provider = aProviderSnapshot();

    await service.deliver(providerChanged, provider, { aggregateId: provider.providerId });

    const opened = service.clock.now();
    expect(await storedIn(service, 'subscriptions', provider.providerId)).toMatchObject([
      { version: 1, openedAt: opened, history: [{ type: 'opened', version: 1, at: opened }] },
    ]);
  });

  test('when more messages arrive, concurrently or later, then the subscription is unchanged', async () => {
    const provider = aProviderSnapshot();
    const arrive = (aggregateVersion: number) =>
      service.deliver(providerChanged, provider, { aggregateId: provider.providerId, aggregateVersion });
    await Promise.all([arrive(1), arrive(1), arrive(2)]);
    const before = await storedIn(service, 'subscriptions', provider.providerId);

    service.clock.advance({ days: 1 });
    await arrive(3);

    expect(before).toHaveLength(1);
    expect(await storedIn(service, 'subscriptions', provider.providerId)).toEqual(before);
    expect(await service.deadLetters()).toEqual([]);
  });
});

describe('a quote was accepted', () => {
  test('when the message is redelivered, then the quote is stored once with its total', async () => {
    const quote = anAcceptedQuote();
    const arrival = { aggregateId: quote.quoteId, aggregateVersion: 5 };

    await service.deliver(quoteAccepted, quote, arrival);
    await service.deliver(quoteAccepted, quote, arrival);

    expect(await storedIn(service, 'acceptedQuoteProjection', quote.quoteId)).toMatchObject([
      { sourceVersion: 5, payableCents: 54_950, providerId: quote.providerId },
    ]);
  });

  test('when the message has no payment schedule, then the default schedule is stored', async () => {
    const unsaid = { eventDate: undefined, timeZone: undefined, paymentSchedule: undefined };
    const quote = { ...anAcceptedQuote(), ...unsaid };

    await service.deliver(quoteAccepted, quote, { aggregateId: quote.quoteId });

    expect(await storedIn(service, 'acceptedQuoteProjection', quote.quoteId)).toMatchObject([
      {
        eventDate: '',
        timeZone: 'America/New_York',
        paymentSchedule: { deposit: { kind: 'none' }, balanceDueDaysBefore: 7 },
      },
    ]);
  });

  test('when an older message arrives later, then the newer data stays', async () => {
    const quote = anAcceptedQuote();
    await service.deliver(quoteAccepted, quote, { aggregateId: quote.quoteId, aggregateVersion: 5 });

    const older = { ...quote, payableCents: 1 };
    await service.deliver(quoteAccepted, older, { aggregateId: quote.quoteId, aggregateVersion: 4 });

    expect(await storedIn(service, 'acceptedQuoteProjection', quote.quoteId)).toMatchObject([
      { sourceVersion: 5, payableCents: 54_950 },
    ]);
  });
});
