import { remindOfInvoice } from '@marquee/contracts/invoice-reminder-operations';
import type { InvoiceSnapshot } from '@marquee/contracts/messages/invoice-messages';

import { aCardSale, anInvoice } from './card-sales.ts';
import type { CardSale } from './card-sales.ts';
import { startBillingHarness } from './billing-harness.ts';
import type { BillingHarness } from './billing-harness.ts';

let harness: BillingHarness;
beforeAll(async () => {
  harness = await startBillingHarness();
});
afterAll(() => harness.stop());

async function remind({ provider, id }: CardSale): Promise<void> {
  harness.billing.clock.advance({ days: 1 });
  await harness.billing.call(remindOfInvoice, { as: provider, params: { id } });
}

/** The flag `canPayByCard` of each message that asks for the invoice's payment. */
async function cardFlagsOf({ id }: CardSale): Promise<unknown[]> {
  const paymentRequestTypes = ['billing.invoice.sent.v1', 'billing.invoice.reminded.v1'];
  const messages = (await harness.billing.published()).filter(
    ({ aggregateId, type }) => aggregateId === id && paymentRequestTypes.includes(type),
  );
  return messages.map(({ payload }) => (payload as InvoiceSnapshot).canPayByCard);
}

describe('a message that asks for a payment', () => {
  test('when the provider accepts cards, then the message says that the client can pay by card', async () => {
    const sale = await aCardSale(harness);

    await remind(sale);

    expect(await cardFlagsOf(sale)).toEqual([true, true]);
  });

  test('when the provider has not set up cards, then the message says that the client cannot pay by card', async () => {
    const sale = await anInvoice(harness);

    await remind(sale);

    expect(await cardFlagsOf(sale)).toEqual([false, false]);
  });
});
