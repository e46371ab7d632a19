import { remindOfInvoice } from '@marquee/contracts/invoice-reminder-operations';
import type { InvoiceSnapshot } from '@marquee/contracts/messages/invoice-messages';

import { aCardSale, anInvoice } from './card-sales.ts';
import type { CardSale } from './card-sales.ts';
import { startPayingBilling } from './paying-billing.ts';
import type { PayingBilling } from './paying-billing.ts';

let paying: PayingBilling;
beforeAll(async () => {
  paying = await startPayingBilling();
});
afterAll(() => paying.stop());

async function remind({ provider, id }: CardSale): Promise<void> {
  paying.billing.clock.advance({ days: 1 });
  await paying.billing.call(remindOfInvoice, { as: provider, params: { id } });
}

/** What each message that asks for the invoice's payment says about cards. */
async function cardsIn({ id }: CardSale): Promise<unknown[]> {
  const asking = ['billing.invoice.sent.v1', 'billing.invoice.reminded.v1'];
  const told = (await paying.billing.published()).filter(
    ({ aggregateId, type }) => aggregateId === id && asking.includes(type),
  );
  return told.map(({ payload }) => (payload as InvoiceSnapshot).canPayByCard);
}

describe('a message that asks for a payment', () => {
  test('when the provider accepts cards, then it says that the client can pay by card', async () => {
    const sale = await aCardSale(paying);

    await remind(sale);

    expect(await cardsIn(sale)).toEqual([true, true]);
  });

  test('when the provider has not set up cards, then it says that the client cannot', async () => {
    const sale = await anInvoice(paying);

    await remind(sale);

    expect(await cardsIn(sale)).toEqual([false, false]);
  });
});
