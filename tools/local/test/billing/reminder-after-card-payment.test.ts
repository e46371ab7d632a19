import { invoiceReminded } from '@marquee/contracts/messages/invoice-messages';
import { pollUntil } from '@marquee/service-kit/test-kit/poll-until';

import { aCardSale, anInvoice, providerInvoice, payByCard, publishedTypesOf } from './card-sales.ts';
import type { CardSale } from './card-sales.ts';
import { startBillingHarness } from './billing-harness.ts';
import type { BillingHarness } from './billing-harness.ts';
import { changeStored, invoicesOf } from './stored-invoice.ts';

/** Three days before the due date. */
const reminderAt = new Date('2026-03-10T13:00:00.000Z');
/** Long after the reminder, so that no other worker calls the processor first. */
const checkedLater = { checkAt: new Date('2027-03-10T13:00:00.000Z') };

/** Moves the clock to the first reminder of the invoice and waits until the worker has handled it. */
async function reminderIsDue(harness: BillingHarness, sale: CardSale, fields: object): Promise<void> {
  await changeStored(harness, sale, fields);
  harness.billing.clock.set(reminderAt);
  await pollUntil(async () => {
    harness.billing.wake();
    const due = { _id: sale.id, status: 'sent', 'reminders.nextAt': { $lte: reminderAt } };
    return (await invoicesOf(harness).countDocuments(due)) === 0;
  });
}

describe('a scheduled reminder of an invoice', () => {
  test('when a card has paid and no webhook has arrived, then billing finds the payment and sends no reminder', async () => {
    const harness = await startBillingHarness();
    const sale = await aCardSale(harness);
    await payByCard(harness, sale);

    await reminderIsDue(harness, sale, checkedLater);

    const [messages, { status }] = [
      await publishedTypesOf(harness, sale),
      await providerInvoice(harness, sale),
    ];
    await harness.stop();
    expect(messages).not.toContain(invoiceReminded.type);
    expect(status).toBe('paid');
  });

  test('when the processor is unavailable, then the reminder is sent', async () => {
    const harness = await startBillingHarness({ STRIPE_API_URL: 'http://127.0.0.1:9' });
    const sale = await anInvoice(harness);

    await reminderIsDue(harness, sale, { ...checkedLater, checkout: { id: 'cs_1', accountId: 'acct_1' } });

    const messages = await publishedTypesOf(harness, sale);
    await harness.stop();
    expect(messages).toContain(invoiceReminded.type);
  });
});
