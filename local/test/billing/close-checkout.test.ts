import { openProcessor, requireProcessor } from '@marquee/billing/processor/open-processor';
import { stripeVariables } from '@marquee/billing/processor/stripe-variables';
import { z } from 'zod';

import { aCardSale, checkoutOf } from './card-sales.ts';
import { accountOf } from './connected.ts';
import { startPayingBilling } from './paying-billing.ts';
import type { PayingBilling } from './paying-billing.ts';

let paying: PayingBilling;
beforeAll(async () => {
  paying = await startPayingBilling();
});
afterAll(() => paying.stop());

function theProcessor() {
  const variables = { ...paying.stripe.variables(), PUBLIC_URL: 'https://marquee.example' };
  return requireProcessor(openProcessor(z.object(stripeVariables).parse(variables)));
}

describe('a checkout that is no longer needed', () => {
  test('when two calls close it, then neither fails', async () => {
    const sale = await aCardSale(paying);
    await checkoutOf(paying, sale);
    const accountId = await accountOf(paying, sale.provider);
    const { data } = await paying.stripe.sdk().checkout.sessions.list({}, { stripeAccount: accountId });
    const checkout = { id: data[0]?.id ?? '', accountId };
    const { closePayment, findPayment } = theProcessor();

    await closePayment(checkout);
    await closePayment(checkout);

    expect(await findPayment(checkout)).toEqual({ is: 'over' });
  });
});
