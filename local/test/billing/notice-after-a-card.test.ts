import { invoiceReminded } from '@marquee/contracts/messages/invoice-messages';
import { until } from '@marquee/service-kit/test-kit/until';

import { aCardSale, anInvoice, forProvider, payByCard, toldOf } from './card-sales.ts';
import type { CardSale } from './card-sales.ts';
import { startPayingBilling } from './paying-billing.ts';
import type { PayingBilling } from './paying-billing.ts';
import { change, invoicesOf } from './stored.ts';

/** Three days before the due date. */
const reminderAt = new Date('2026-03-10T13:00:00.000Z');
/** Long after the reminder, so that no other worker calls the processor first. */
const askedLater = { checkAt: new Date('2027-03-10T13:00:00.000Z') };

/** Moves the clock to the first reminder of the invoice and waits until the worker has handled it. */
async function reminderIsDue(paying: PayingBilling, sale: CardSale, fields: object): Promise<void> {
  await change(paying, sale, fields);
  paying.billing.clock.set(reminderAt);
  await until(async () => {
    paying.billing.nudge();
    const due = { _id: sale.id, status: 'sent', 'reminders.nextAt': { $lte: reminderAt } };
    return (await invoicesOf(paying).countDocuments(due)) === 0;
  });
}

describe('a scheduled reminder of an invoice', () => {
  test('when a card has paid without a notification, then the payment is found and no reminder is sent', async () => {
    const paying = await startPayingBilling();
    const sale = await aCardSale(paying);
    await payByCard(paying, sale);

    await reminderIsDue(paying, sale, askedLater);

    const [told, { status }] = [await toldOf(paying, sale), await forProvider(paying, sale)];
    await paying.stop();
    expect(told).not.toContain(invoiceReminded.type);
    expect(status).toBe('paid');
  });

  test('when the processor is unavailable, then the reminder is sent', async () => {
    const paying = await startPayingBilling({ STRIPE_API_URL: 'http://127.0.0.1:9' });
    const sale = await anInvoice(paying);

    await reminderIsDue(paying, sale, { ...askedLater, checkout: { id: 'cs_1', accountId: 'acct_1' } });

    const told = await toldOf(paying, sale);
    await paying.stop();
    expect(told).toContain(invoiceReminded.type);
  });
});
