import { randomUUID } from 'node:crypto';

import { aPaidSale, forProvider } from './card-sales.ts';
import { startPayingBilling } from './paying-billing.ts';
import type { PayingBilling } from './paying-billing.ts';
import { refundAtStripe } from './refund-at-stripe.ts';
import { change } from './stored.ts';

let paying: PayingBilling;
beforeAll(async () => {
  paying = await startPayingBilling();
});
afterAll(() => paying.stop());

describe('a refund notified while another is in progress', () => {
  test('when the requested one fails, then the invoice says so, and Stripe need not repeat the notification', async () => {
    const sale = await aPaidSale(paying);
    const told = await refundAtStripe(paying, sale);
    const asked = { id: randomUUID(), amountCents: 5_000, reason: 'One hour less' };
    await change(paying, sale, { refundUnderWay: asked });

    expect(await paying.send(told)).toBe(204);
    expect(await forProvider(paying, sale)).toMatchObject({
      creditNotes: [{ amount: '100.00', reason: 'Refunded at Stripe' }],
      lastRefundRefused: { amount: '50.00' },
    });
  });
});
