import { openProcessor, requireProcessor } from '@marquee/billing/processor/open-processor';
import { stripeVariables } from '@marquee/billing/processor/stripe-variables';
import { z } from 'zod';

import { aCardSale, checkoutOf } from './card-sales.ts';
import { accountOf } from './connected-provider.ts';
import { startBillingHarness } from './billing-harness.ts';
import type { BillingHarness } from './billing-harness.ts';

let harness: BillingHarness;
beforeAll(async () => {
  harness = await startBillingHarness();
});
afterAll(() => harness.stop());

function theProcessor() {
  const variables = { ...harness.stripe.variables(), PUBLIC_URL: 'https://marquee.example' };
  return requireProcessor(openProcessor(z.object(stripeVariables).parse(variables)));
}

describe('a checkout that is no longer needed', () => {
  test('when two calls close it, then neither fails', async () => {
    const sale = await aCardSale(harness);
    await checkoutOf(harness, sale);
    const accountId = await accountOf(harness, sale.provider);
    const { data } = await harness.stripe.sdk().checkout.sessions.list({}, { stripeAccount: accountId });
    const checkout = { id: data[0]?.id ?? '', accountId };
    const { closePaymentCheckout: closePayment, getCheckoutOutcome: findPayment } = theProcessor();

    await closePayment(checkout);
    await closePayment(checkout);

    expect(await findPayment(checkout)).toEqual({ is: 'over' });
  });
});
