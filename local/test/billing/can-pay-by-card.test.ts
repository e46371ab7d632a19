import * as api from '@marquee/contracts/invoice-operations';
import { aClientCaller } from '@marquee/service-kit/test-kit/callers';

import { aCardSale, anInvoice } from './card-sales.ts';
import { startPayingBilling } from './paying-billing.ts';
import type { PayingBilling } from './paying-billing.ts';

let paying: PayingBilling;
beforeAll(async () => {
  paying = await startPayingBilling();
});
afterAll(() => paying.stop());

describe('whether a card can pay, before there is an invoice', () => {
  test.each([
    ['connected', 'possible', aCardSale],
    ['not connected', 'provider_not_connected', anInvoice],
  ] as const)('when the provider is %s, then it is %s', async (_case, cardPayment, sell) => {
    const { provider } = await sell(paying);

    const { body } = await paying.billing.call(api.getCardPayment, {
      as: aClientCaller(),
      params: { id: provider.providerId },
    });

    expect(body).toEqual({ cardPayment });
  });
});
