import { dateIn } from '@marquee/contracts/dates';

import { aCardSale, chargesOf, listedInvoice, payByCard } from './card-sales.ts';
import { startBillingHarness } from './billing-harness.ts';
import type { BillingHarness } from './billing-harness.ts';

let harness: BillingHarness;
beforeAll(async () => {
  harness = await startBillingHarness();
});
afterAll(() => harness.stop());

describe('the date of a card payment', () => {
  test('when the webhook arrives days later, then the payment has the date of the charge, in the event’s time zone', async () => {
    const sale = await aCardSale(harness);
    await payByCard(harness, sale);
    const [charge] = await chargesOf(harness, sale);
    const chargedAt = new Date((charge?.created ?? 0) * 1000);
    const behindMs = chargedAt.getTime() - harness.billing.clock.now().getTime();

    harness.billing.clock.advance({ days: Math.ceil(behindMs / 86_400_000) + 3 });
    await harness.deliverWebhooks();

    expect((await listedInvoice(harness, sale)).payment?.paidOn).toBe(dateIn('America/New_York', chargedAt));
  });
});
