import * as api from '@marquee/contracts/invoice-operations';
import { pollUntil } from '@marquee/service-kit/test-kit/poll-until';

import {
  aCardSale,
  anInvoice,
  chargesOf,
  checkoutOf,
  providerInvoice,
  listedInvoice,
  payByCard,
} from './card-sales.ts';
import type { CardSale } from './card-sales.ts';
import { startBillingHarness } from './billing-harness.ts';
import type { BillingHarness } from './billing-harness.ts';
import { changeStored, storedOf } from './stored-invoice.ts';

let harness: BillingHarness;
beforeAll(async () => {
  harness = await startBillingHarness();
});
afterAll(() => harness.stop());

function recordPayment({ billing }: BillingHarness, { id, provider }: CardSale) {
  const body = { paidOn: '2026-03-02', note: 'Cash' };
  return billing.call(api.recordPayment, { as: provider, params: { id }, body });
}

function voidInvoice({ billing }: BillingHarness, { id, provider }: CardSale) {
  const body = { reason: 'A mistake' };
  return billing.call(api.voidInvoice, { as: provider, params: { id }, body });
}

const cases = [
  { name: 'recording the payment', act: recordPayment, becomes: 'paid' },
  { name: 'voiding the invoice', act: voidInvoice, becomes: 'void' },
];

describe('a provider who does not know yet that a card has paid', () => {
  test.each(cases)(
    'when the provider is $name, then the response says that the invoice was paid by card, and the card is not refunded',
    async ({ act }) => {
      const sale = await aCardSale(harness);
      await payByCard(harness, sale);

      const { status, problem } = await act(harness, sale);

      expect([status, problem.code]).toEqual([409, 'invoice_already_paid']);
      expect(problem.message).toContain('paid by card');
      expect(await providerInvoice(harness, sale)).toMatchObject({
        status: 'paid',
        payment: { method: 'card' },
      });
      expect((await storedOf(harness, sale)).checkout).toBeNull();
      expect(await chargesOf(harness, sale)).toMatchObject([{ refunded: false }]);
    },
  );

  test.each(cases)(
    'when the provider is $name and nobody has paid by card, then the call succeeds',
    async ({ act, becomes }) => {
      const sale = await aCardSale(harness);
      await checkoutOf(harness, sale);

      const { status, body } = await act(harness, sale);

      expect([status, body.status]).toEqual([200, becomes]);
    },
  );

  test.each(cases)(
    'when the provider is $name while Stripe is unavailable, then the call succeeds',
    async ({ act, becomes }) => {
      const unreachable = await startBillingHarness({ STRIPE_API_URL: 'http://127.0.0.1:9' });
      const sale = await anInvoice(unreachable);
      await changeStored(unreachable, sale, { checkout: { id: 'cs_1', accountId: 'acct_1' } });

      const { status, body } = await act(unreachable, sale);
      await unreachable.stop();

      expect([status, body.status]).toEqual([200, becomes]);
    },
  );

  test('when the account at Stripe is inaccessible, then the cash payment is recorded, and the card is refunded after access returns', async () => {
    const sale = await aCardSale(harness);
    await payByCard(harness, sale);
    const { accountId = '' } = (await storedOf(harness, sale)).checkout ?? {};
    await changeStored(harness, sale, { 'checkout.accountId': 'acct_hidden' });

    const { status } = await recordPayment(harness, sale);
    await pollUntil(async () => (await storedOf(harness, sale)).putOff?.times === 1);
    const meanwhile = await listedInvoice(harness, sale);
    await changeStored(harness, sale, { 'checkout.accountId': accountId });
    harness.billing.clock.advance({ minutes: 1 });
    await pollUntil(async () => (await listedInvoice(harness, sale)).returnedAt !== null);

    expect([status, meanwhile.isCheckoutUnsettled]).toEqual([200, true]);
    expect(await chargesOf(harness, sale)).toMatchObject([{ refunded: true }]);
  });
});
