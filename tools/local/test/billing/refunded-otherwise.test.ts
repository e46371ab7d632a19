import { randomUUID } from 'node:crypto';

import * as api from '@marquee/contracts/invoice-operations';

import { aPaidSale, anInvoice, providerInvoice } from './card-sales.ts';
import type { CardSale } from './card-sales.ts';
import { startBillingHarness } from './billing-harness.ts';
import type { BillingHarness } from './billing-harness.ts';
import { refundAtStripe } from './refund-at-stripe.ts';
import { changeStored } from './stored-invoice.ts';

let harness: BillingHarness;
beforeAll(async () => {
  harness = await startBillingHarness();
});
afterAll(() => harness.stop());

function recordOfflineRefund(
  { billing }: BillingHarness,
  { id, provider }: CardSale,
  key: string = randomUUID(),
) {
  const body = { amount: '100.00', reason: 'One hour less', method: 'offline' as const };
  return billing.call(api.refundInvoice, { as: provider, params: { id }, body, idempotencyKey: key });
}

describe('a card payment refunded in another way', () => {
  test('when the card has been refunded already, then the response says so, and the invoice has one credit note', async () => {
    const sale = await aPaidSale(harness);
    await refundAtStripe(harness, sale);

    const { status, problem } = await recordOfflineRefund(harness, sale);

    expect([status, problem.code]).toEqual([409, 'refunded_already']);
    expect(await providerInvoice(harness, sale)).toMatchObject({
      ...{ refundedAmount: '100.00', creditNotes: [{ number: '1-1', reason: 'Refunded at Stripe' }] },
    });
  });

  test('when a refund is recorded twice with one key, then the second call returns the first refund, even after other refunds', async () => {
    const sale = await aPaidSale(harness);
    const key = randomUUID();

    await recordOfflineRefund(harness, sale, key);
    await refundAtStripe(harness, sale);
    const again = await recordOfflineRefund(harness, sale, key);

    expect([again.status, again.body.refundedAmount]).toEqual([200, '100.00']);
  });

  test('when Stripe is unavailable, then the refund is recorded', async () => {
    const unreachable = await startBillingHarness({ STRIPE_API_URL: 'http://127.0.0.1:9' });
    const sale = await anInvoice(unreachable);
    const card = { accountId: 'acct_1', paymentId: 'pi_1' };
    const payment = { id: 'pi_1', paidOn: '2026-03-02', note: '', recordedAt: new Date(), card };
    await changeStored(unreachable, sale, { status: 'paid', payment });

    const { status, body } = await recordOfflineRefund(unreachable, sale);
    await unreachable.stop();

    expect([status, body.refundedAmount]).toEqual([200, '100.00']);
  });

  test('when Stripe has more refunds than it lists on one page, then the invoice has them all', async () => {
    const sale = await aPaidSale(harness);
    for (let refunds = 0; refunds < 101; refunds += 1) {
      await refundAtStripe(harness, sale, 10);
    }

    await recordOfflineRefund(harness, sale);

    expect(await providerInvoice(harness, sale)).toMatchObject({ refundedAmount: '10.10' });
  });
});
