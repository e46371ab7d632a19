import { issuerChanged } from '@marquee/contracts/messages/payment-default-messages';
import { accountErased } from '@marquee/contracts/messages/privacy-messages';
import * as api from '@marquee/contracts/payment-default-operations';
import type { PaymentDefault } from '@marquee/contracts/payment-default-operations';
import type { ProviderCaller } from '@marquee/service-kit/auth/caller';
import { aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import { exportedOf } from './support/exported-of.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

const usual: PaymentDefault = { deposit: { kind: 'none' }, balanceDueDaysBefore: 7 };
const third: PaymentDefault = { deposit: { kind: 'percent', percent: 33 }, balanceDueDaysBefore: 30 };
const issuer = { taxNumber: 'US 12-3456789', billingAddress: 'Suite 4\n200 Main Street' };

let quotes: Quotes;
let provider: ProviderCaller;

beforeAll(async () => {
  quotes = await startQuotes();
});

beforeEach(() => {
  provider = aProviderCaller();
});

afterAll(() => quotes.stop());

function set(body: unknown) {
  return quotes.call(api.setPaymentDefault, { as: provider, body });
}

async function read(): Promise<PaymentDefault> {
  return (await quotes.call(api.getPaymentDefault, { as: provider })).body;
}

async function publishedIssuers(): Promise<unknown[]> {
  const all = await quotes.published();
  const own = all.filter(
    ({ type, aggregateId }) => type === issuerChanged.type && aggregateId === provider.providerId,
  );
  return own.map(({ payload }) => payload);
}

async function deleteAccount(): Promise<void> {
  const accountId = provider.providerId;
  const payload = { accountId, role: 'provider', erasedAt: quotes.clock.now().toISOString() } as const;
  await quotes.deliver(accountErased, payload, { aggregateId: accountId, aggregateVersion: 9 });
}

describe('a provider’s details on invoices', () => {
  test('when tax number and billing address are set, then they are cleaned, stored and published once', async () => {
    const typed = { taxNumber: ' US\n12-3456789\u202E', billingAddress: 'Suite 4\r\n200 Main Street ' };
    const saved = await set({ ...third, ...typed });
    await set({ ...usual, ...typed });

    expect(saved.body).toEqual({ ...third, ...issuer, revision: 1 });
    expect(await read()).toEqual({ ...usual, ...issuer, revision: 2 });
    expect(await publishedIssuers()).toEqual([{ providerId: provider.providerId, ...issuer }]);
  });

  test('when a call omits them, then they stay, and when a call empties them, then they are removed', async () => {
    await set({ ...third, ...issuer });

    const leftOut = await set(third);
    const emptied = await set({ ...third, taxNumber: '', billingAddress: '' });

    expect([leftOut.body, emptied.body]).toEqual([
      { ...third, ...issuer, revision: 1 },
      { ...third, revision: 2 },
    ]);
    expect(await publishedIssuers()).toHaveLength(2);
  });

  test.each([{ taxNumber: 'x'.repeat(41) }, { billingAddress: 'x'.repeat(501) }])(
    'when one of them is too long, then the call is rejected',
    async (long) => {
      expect((await set({ ...third, ...long })).status).toBe(400);
      expect(await read()).toEqual({ ...usual, revision: 0 });
    },
  );

  test('when the billing address has more than 8 lines, then it is rejected, unless the same address is stored already', async () => {
    const tooMany = 'Floor\n'.repeat(8).concat('End');
    const { problem } = await set({ ...third, billingAddress: tooMany });
    await set({ ...third, ...issuer });
    await quotes.connection
      .collection<{ _id: string }>('paymentDefaults')
      .updateOne({ _id: provider.providerId }, { $set: { 'issuer.billingAddress': tooMany } });

    const unchanged = await set({ ...usual, ...issuer, billingAddress: tooMany });

    expect(problem.errors).toEqual([{ path: 'billingAddress', message: 'Please use at most 8 lines' }]);
    expect([unchanged.status, unchanged.body.billingAddress]).toEqual([200, tooMany]);
  });

  test('when the provider requests an export, then it contains them', async () => {
    await set({ ...third, ...issuer });

    expect(await exportedOf(quotes, provider.providerId)).toEqual([
      { kind: 'paymentDefault', record: { paymentSchedule: third, ...issuer } },
    ]);
  });

  test('when the provider deletes their account, then they are erased', async () => {
    await set({ ...third, ...issuer });

    await deleteAccount();

    expect(await read()).toEqual({ ...usual, revision: 0 });
  });
});
