import * as api from '@marquee/contracts/invoice-operations';
import { until } from '@marquee/service-kit/test-kit/until';

import { aCardSale, anInvoice, chargesOf, checkoutOf, forProvider, listed, payByCard } from './card-sales.ts';
import type { CardSale } from './card-sales.ts';
import { startPayingBilling } from './paying-billing.ts';
import type { PayingBilling } from './paying-billing.ts';
import { change, storedOf } from './stored.ts';

let paying: PayingBilling;
beforeAll(async () => {
  paying = await startPayingBilling();
});
afterAll(() => paying.stop());

function record({ billing }: PayingBilling, { id, provider }: CardSale) {
  const body = { paidOn: '2026-03-02', note: 'Cash' };
  return billing.call(api.recordPayment, { as: provider, params: { id }, body });
}

function takeBack({ billing }: PayingBilling, { id, provider }: CardSale) {
  const body = { reason: 'A mistake' };
  return billing.call(api.voidInvoice, { as: provider, params: { id }, body });
}

const words = [
  { name: 'writing the payment down', act: record, becomes: 'paid' },
  { name: 'taking the invoice back', act: takeBack, becomes: 'void' },
];

describe('a provider who does not know yet that a card has paid', () => {
  test.each(words)(
    'when they are $name, then the response says so, and the money stays theirs',
    async ({ act }) => {
      const sale = await aCardSale(paying);
      await payByCard(paying, sale);

      const { status, problem } = await act(paying, sale);

      expect([status, problem.code]).toEqual([409, 'invoice_already_paid']);
      expect(problem.message).toContain('paid by card');
      expect(await forProvider(paying, sale)).toMatchObject({ status: 'paid', payment: { method: 'card' } });
      expect((await storedOf(paying, sale)).checkout).toBeNull();
      expect(await chargesOf(paying, sale)).toMatchObject([{ refunded: false }]);
    },
  );

  test.each(words)(
    'when they are $name and nobody has paid by card, then it counts',
    async ({ act, becomes }) => {
      const sale = await aCardSale(paying);
      await checkoutOf(paying, sale);

      const { status, body } = await act(paying, sale);

      expect([status, body.status]).toEqual([200, becomes]);
    },
  );

  test.each(words)(
    'when they are $name while Stripe is unavailable, then their statement counts',
    async ({ act, becomes }) => {
      const away = await startPayingBilling({ STRIPE_API_URL: 'http://127.0.0.1:9' });
      const sale = await anInvoice(away);
      await change(away, sale, { checkout: { id: 'cs_1', accountId: 'acct_1' } });

      const { status, body } = await act(away, sale);
      await away.stop();

      expect([status, body.status]).toEqual([200, becomes]);
    },
  );

  test('when the account is inaccessible, then their statement counts, and the card is refunded once access returns', async () => {
    const sale = await aCardSale(paying);
    await payByCard(paying, sale);
    const { accountId = '' } = (await storedOf(paying, sale)).checkout ?? {};
    await change(paying, sale, { 'checkout.accountId': 'acct_hidden' });

    const { status } = await record(paying, sale);
    await until(async () => (await storedOf(paying, sale)).putOff?.times === 1);
    const meanwhile = await listed(paying, sale);
    await change(paying, sale, { 'checkout.accountId': accountId });
    paying.billing.clock.advance({ minutes: 1 });
    await until(async () => (await listed(paying, sale)).returnedAt !== null);

    expect([status, meanwhile.isCheckoutUnsettled]).toEqual([200, true]);
    expect(await chargesOf(paying, sale)).toMatchObject([{ refunded: true }]);
  });
});
