import { subscriptionChanged } from '@marquee/contracts/messages/billing-messages';
import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import type { ProviderCaller } from '@marquee/service-kit/auth/caller';
import * as api from '@marquee/contracts/quote-operations';
import { aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import { aProvider } from './support/a-provider.ts';
import { aRequest } from './support/a-request.ts';
import { accept, approve, quoteIn, send } from './support/quote-in.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

let quotes: Quotes;

beforeEach(async () => {
  quotes = await startQuotes({ SUBSCRIPTION_ENFORCEMENT: 'new-quotes', TRIAL_ENDS_ON: '2026-03-12' });
});

afterEach(() => quotes.stop());

function letTrialEnd(): void {
  quotes.clock.set(new Date('2026-03-12T12:00:00Z'));
}

async function cover({ providerId }: ProviderCaller, until: string, version = 2): Promise<void> {
  const payload = {
    ...{ providerId, status: 'active' as const, endsAt: null },
    ...{ periodEndsAt: until, coveredUntil: until },
  };
  const arrival = { aggregateId: providerId, aggregateVersion: version };
  await quotes.deliver(subscriptionChanged, payload, arrival);
}

function create(provider: ProviderCaller) {
  const body = { eventName: 'Okafor Wedding', clientEmail: 'amara@example.com' };
  return quotes.call(api.createQuote, { as: provider, body });
}

describe('a provider without a subscription, where new quotes require one', () => {
  test('when the trial still runs, then quotes are created', async () => {
    const { status } = await create(aProviderCaller());

    expect(status).toBe(201);
  });

  test('when the trial is over, then creating a quote is rejected, by hand and from a request', async () => {
    const { provider, event } = await aRequest(quotes);
    letTrialEnd();

    const byHand = await create(provider);
    const params = { id: event.eventId };
    const fromRequest = await quotes.call(api.createQuoteFromRequest, { as: provider, params });

    expect([byHand.status, byHand.problem.code]).toEqual([402, 'subscription_required']);
    expect([fromRequest.status, fromRequest.problem.code]).toEqual([402, 'subscription_required']);
  });

  test('when the trial is over, then approved quotes cannot be sent', async () => {
    const quoted = await quoteIn(quotes, 'approved_for_review');
    letTrialEnd();

    const { status, problem } = await send(quotes, quoted);

    expect([status, problem.code]).toEqual([402, 'subscription_required']);
  });

  test('when the trial is over, then sent quotes can be accepted, and drafts can be approved and read', async () => {
    const sent = await quoteIn(quotes, 'sent_to_client');
    const draft = await quoteIn(quotes, 'draft');
    letTrialEnd();

    const statuses = [
      (await send(quotes, sent)).status,
      (await accept(quotes, sent)).status,
      (await approve(quotes, draft)).status,
      (await quotes.call(api.getQuote, { as: draft.provider, params: draft.params })).status,
    ];

    expect(statuses).toEqual([200, 200, 200, 200]);
  });
});

describe('a provider within their own trial days', () => {
  test('when those days are over, then creating a quote is rejected', async () => {
    const generous = await startQuotes({ SUBSCRIPTION_ENFORCEMENT: 'new-quotes', TRIAL_DAYS: '30' });
    const as = aProviderCaller();
    const { providerId } = as;
    const snapshot = aProvider({ providerId, registeredAt: '2026-02-20T15:00:00.000Z' });
    await generous.deliver(providerChanged, snapshot, { aggregateId: providerId });
    const body = { eventName: 'Okafor Wedding', clientEmail: 'amara@example.com' };

    const running = await generous.call(api.createQuote, { as, body });
    generous.clock.set(new Date('2026-03-22T04:00:00Z'));
    const over = await generous.call(api.createQuote, { as, body });
    await generous.stop();

    expect([running.status, over.status]).toEqual([201, 402]);
  });

  test('when no message about the provider has arrived yet, then they count as just registered', async () => {
    const generous = await startQuotes({ SUBSCRIPTION_ENFORCEMENT: 'new-quotes', TRIAL_DAYS: '30' });
    const body = { eventName: 'Okafor Wedding', clientEmail: 'amara@example.com' };

    const { status } = await generous.call(api.createQuote, { as: aProviderCaller(), body });
    await generous.stop();

    expect(status).toBe(201);
  });
});

describe('a paying provider', () => {
  test('when the trial is over, then quotes can be created while the provider is covered', async () => {
    const provider = aProviderCaller();
    await cover(provider, '2026-04-01T00:00:00.000Z');
    letTrialEnd();

    const covered = await create(provider);
    quotes.clock.set(new Date('2026-04-01T00:00:00Z'));
    const lapsed = await create(provider);

    expect([covered.status, lapsed.status]).toEqual([201, 402]);
  });

  test('when an older message arrives late, then the newer data applies', async () => {
    const provider = aProviderCaller();
    await cover(provider, '2026-05-01T00:00:00.000Z', 5);
    await cover(provider, '2026-03-01T00:00:00.000Z', 4);
    letTrialEnd();

    const { status } = await create(provider);

    expect(status).toBe(201);
  });
});

describe('a deployment that does not enforce subscriptions', () => {
  test('when the trial is over and nobody has paid, then quotes are created', async () => {
    const usual = await startQuotes();
    const body = { eventName: 'Okafor Wedding', clientEmail: 'amara@example.com' };

    const { status } = await usual.call(api.createQuote, { as: aProviderCaller(), body });
    await usual.stop();

    expect(status).toBe(201);
  });
});
