import { randomUUID } from 'node:crypto';

import { aPaidSale, providerInvoice } from './card-sales.ts';
import { startBillingHarness } from './billing-harness.ts';
import type { BillingHarness } from './billing-harness.ts';
import { refundAtStripe } from './refund-at-stripe.ts';
import { changeStored } from './stored-invoice.ts';

let harness: BillingHarness;
beforeAll(async () => {
  harness = await startBillingHarness();
});
afterAll(() => harness.stop());

describe('a refund whose webhook arrives while another is in progress', () => {
  test('when the requested refund fails, then the invoice says so, and Stripe need not repeat the webhook', async () => {
    const sale = await aPaidSale(harness);
    const webhook = await refundAtStripe(harness, sale);
    const requested = { id: randomUUID(), amountCents: 5_000, reason: 'One hour less' };
    await changeStored(harness, sale, { refundUnderWay: requested });

    expect(await harness.send(webhook)).toBe(204);
    expect(await providerInvoice(harness, sale)).toMatchObject({
      creditNotes: [{ amount: '100.00', reason: 'Refunded at Stripe' }],
      lastRefundRefused: { amount: '50.00' },
    });
  });
});
