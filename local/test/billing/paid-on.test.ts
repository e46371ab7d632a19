import { dateIn } from '@marquee/contracts/dates';

import { aCardSale, chargesOf, listed, payByCard } from './card-sales.ts';
import { startPayingBilling } from './paying-billing.ts';
import type { PayingBilling } from './paying-billing.ts';

let paying: PayingBilling;
beforeAll(async () => {
  paying = await startPayingBilling();
});
afterAll(() => paying.stop());

describe('the date of a card payment', () => {
  test('when billing is notified days later, then it is the date of the charge, in the event’s time zone', async () => {
    const sale = await aCardSale(paying);
    await payByCard(paying, sale);
    const [charge] = await chargesOf(paying, sale);
    const chargedAt = new Date((charge?.created ?? 0) * 1000);
    const behindMs = chargedAt.getTime() - paying.billing.clock.now().getTime();

    paying.billing.clock.advance({ days: Math.ceil(behindMs / 86_400_000) + 3 });
    await paying.hear();

    expect((await listed(paying, sale)).payment?.paidOn).toBe(dateIn('America/New_York', chargedAt));
  });
});
