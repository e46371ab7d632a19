import { randomUUID } from 'node:crypto';
import { listSubscriptions } from '@marquee/contracts/admin-operations';
import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import { accountErased } from '@marquee/contracts/messages/privacy-messages';
import { quoteAccepted } from '@marquee/contracts/messages/quote-messages';
import type { SubscriptionRow, SubscriptionState } from '@marquee/contracts/subscription-rows';
import { aClientCaller, anAdminCaller, aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { anAcceptedQuote, aProviderSnapshot } from './support/snapshots.ts';
import { startBilling } from './support/start-billing.ts';

const as = anAdminCaller();
let service: TestService;

beforeEach(async () => {
  service = await startBilling({ TRIAL_ENDS_ON: '2026-03-12' });
});

afterEach(() => service.stop());

async function deliverProvider(): Promise<string> {
  const provider = aProviderSnapshot();
  await service.deliver(providerChanged, provider, { aggregateId: provider.providerId });
  return provider.providerId;
}

async function deliverErasure(accountId: string): Promise<void> {
  const payload = { accountId, role: 'provider' as const, erasedAt: service.clock.now().toISOString() };
  await service.deliver(accountErased, payload, { aggregateId: accountId, aggregateVersion: 9 });
}

async function listed(query: Record<string, string> = {}): Promise<SubscriptionRow[]> {
  return (await service.call(listSubscriptions, { as, query })).body;
}

async function idsOf(query: Record<string, string> = {}): Promise<string[]> {
  return (await listed(query)).map(({ providerId }) => providerId);
}

describe('listing subscriptions', () => {
  test('when the trial runs, then it is listed with its start and end', async () => {
    const providerId = await deliverProvider();

    const rows = await listed();

    expect(rows).toEqual([
      { providerId, providerName: '', state: 'trialing', since: '2026-03-02', until: '2026-03-12' },
    ]);
  });

  test('when the trial has ended, then earlier providers expired on that day, and later providers on registration', async () => {
    const before = await deliverProvider();
    service.clock.set(new Date('2026-04-01T12:00:00Z'));
    const after = await deliverProvider();

    const rows = await listed({ state: 'expired' });

    expect(rows).toMatchObject([
      { providerId: after, state: 'expired', since: '2026-04-01', until: null },
      { providerId: before, state: 'expired', since: '2026-03-12', until: null },
    ]);
    expect(await listed({ state: 'trialing' })).toEqual([]);
  });

  test('when an account was deleted, then its subscription is closed and listed first, as the last one changed', async () => {
    const gone = await deliverProvider();
    service.clock.advance({ days: 1 });
    const stays = await deliverProvider();
    service.clock.advance({ days: 1 });

    await deliverErasure(gone);

    expect(await listed()).toMatchObject([
      { providerId: gone, state: 'closed', since: '2026-03-04', until: null },
      { providerId: stays, state: 'trialing' },
    ]);
    expect(await idsOf({ state: 'trialing' })).toEqual([stays]);
    expect(await idsOf({ state: 'closed' })).toEqual([gone]);
  });

  test('when quotes of a provider were accepted, then the name on the quote accepted last is shown', async () => {
    const providerId = await deliverProvider();
    const accepted = async (providerName: string, clientAcceptedAt: string) => {
      const quote = anAcceptedQuote({ providerId, providerName, clientAcceptedAt });
      await service.deliver(quoteAccepted, quote, { aggregateId: quote.quoteId });
    };
    await accepted('Nova Light', '2026-03-02T15:00:00.000Z');
    await accepted('Nova', '2026-03-01T15:00:00.000Z');

    expect(await listed()).toMatchObject([{ providerName: 'Nova Light' }]);
  });

  test('when there is more than one page, then the first has the total, and the next has the next row', async () => {
    await deliverProvider();
    await deliverProvider();
    const query = { limit: '1', state: 'trialing' };

    const first = await service.call(listSubscriptions, { as, query });
    const second = await idsOf({ ...query, after: first.body[0]?.providerId ?? '' });

    expect([first.headers.get('x-total-count'), second.length]).toEqual(['2', 1]);
    expect(second).not.toContain(first.body[0]?.providerId);
  });

  test('when an unknown state is requested, then the query is malformed', async () => {
    const { status } = await service.call(listSubscriptions, { as, query: { state: 'sad' } });

    expect(status).toBe(400);
  });

  test.each([
    ['a client', aClientCaller()],
    ['a provider', aProviderCaller()],
  ])('when %s calls, then the request is rejected', async (_who, caller) => {
    expect((await service.call(listSubscriptions, { as: caller })).status).toBe(403);
  });
});

describe('subscriptions with trial days for new providers', () => {
  test('when one trial runs and another is over, then each is listed under its state only', async () => {
    const generous = await startBilling({ TRIAL_DAYS: '30' });
    const register = async (registeredAt?: string) => {
      const provider = aProviderSnapshot(registeredAt === undefined ? {} : { registeredAt });
      await generous.deliver(providerChanged, provider, { aggregateId: provider.providerId });
      return provider.providerId;
    };
    const rowsIn = async (state: SubscriptionState) =>
      (await generous.call(listSubscriptions, { as, query: { state } })).body;
    const recent = await register('2026-02-20T15:00:00.000Z');
    const early = await register('2026-01-10T15:00:00.000Z');
    const unknown = await register();

    const trialing = await rowsIn('trialing');
    const expired = await rowsIn('expired');
    await generous.stop();

    expect(trialing).toMatchObject([{ providerId: recent, state: 'trialing', until: '2026-03-22' }]);
    expect(expired.map(({ providerId }) => providerId).toSorted()).toEqual([early, unknown].toSorted());
    expect(new Set(expired.map(({ state }) => state))).toEqual(new Set(['expired']));
  });
});

describe('a plan that is or was paid', () => {
  const paid = {
    id: 'sub_1',
    status: 'active',
    periodStartsAt: new Date('2026-03-20T12:00:00Z'),
    periodEndsAt: new Date('2026-04-20T12:00:00Z'),
    endsAt: null as Date | null,
  };

  async function stored(paidPlan: typeof paid): Promise<string> {
    const providerId = randomUUID();
    const changedAt = new Date('2026-03-20T12:00:00Z');
    const openedAt = new Date('2026-03-01T12:00:00Z');
    const history = [
      { type: 'opened', at: openedAt },
      { type: 'plan-changed', status: paidPlan.status, at: changedAt },
      { type: 'payouts-changed', status: 'ready', at: new Date('2026-03-25T12:00:00Z') },
    ];
    const document = { _id: providerId, version: 3, openedAt, changedAt, paidPlan, history, outbox: [] };
    await service.connection.collection<{ _id: string }>('subscriptions').insertOne(document);
    return providerId;
  }

  beforeEach(() => {
    service.clock.set(new Date('2026-04-01T12:00:00Z'));
  });

  test.each([
    { state: 'active', differing: {}, until: '2026-04-20' },
    { state: 'past_due', differing: { status: 'past_due' }, until: '2026-04-03' },
    { state: 'ending', differing: { endsAt: paid.periodEndsAt }, until: '2026-04-20' },
    { state: 'ended', differing: { status: 'ended', endsAt: new Date('2026-03-21T00:00:00Z') }, until: null },
  ] satisfies { state: SubscriptionState; differing: Partial<typeof paid>; until: string | null }[])(
    'when it is $state, then the filter finds it, and the row has the date of its next change, if any',
    async ({ state, differing, until }) => {
      await deliverProvider();
      const providerId = await stored({ ...paid, ...differing });

      const rows = await listed({ state });

      expect(rows).toEqual([{ providerId, providerName: '', state, since: '2026-03-20', until }]);
    },
  );
});
