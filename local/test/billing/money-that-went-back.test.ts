import { randomUUID } from 'node:crypto';

import * as api from '@marquee/contracts/invoice-operations';
import { eventCancelled } from '@marquee/contracts/messages/event-messages';
import { until } from '@marquee/service-kit/test-kit/until';

import { aCardSale, aPaidSale, chargesOf, forProvider, listed, payByCard } from './card-sales.ts';
import type { CardSale } from './card-sales.ts';
import { startPayingBilling } from './paying-billing.ts';
import type { PayingBilling } from './paying-billing.ts';
import { aCancelledEvent } from './snapshots.ts';

let paying: PayingBilling;
beforeAll(async () => {
  paying = await startPayingBilling();
});
afterAll(() => paying.stop());

const asked = { amount: '100.00', reason: 'One hour less' };

function refund({ id, provider }: CardSale, body: typeof asked & { method?: 'offline' } = asked) {
  const call = { as: provider, params: { id }, idempotencyKey: randomUUID() };
  return paying.billing.call(api.refundInvoice, { ...call, body });
}

/** Like a closed account of the provider: Stripe rejects every call for it. */
async function closeAccount(sale: CardSale, fields: object = {}): Promise<void> {
  const gone = { 'payment.card.accountId': 'acct_gone', ...fields };
  await paying.billing.connection
    .collection<{ _id: string }>('invoices')
    .updateOne({ _id: sale.id }, { $set: gone });
}

describe('a card payment when nothing was due any more', () => {
  test('when it was refunded, then both sides read when', async () => {
    const sale = await aCardSale(paying);
    await payByCard(paying, sale);
    const { eventId } = await forProvider(paying, sale);

    await paying.billing.deliver(eventCancelled, aCancelledEvent(eventId ?? ''), {
      aggregateId: eventId ?? '',
    });
    await until(async () => (await listed(paying, sale)).returnedAt !== null);

    const returnedAt = paying.billing.clock.now().toISOString();
    expect(await listed(paying, sale)).toMatchObject({
      ...{ status: 'void', payment: null, returnedAt, isCheckoutUnsettled: false },
    });
    expect(await forProvider(paying, sale)).toMatchObject({ status: 'void', payment: null, returnedAt });
  });

  test('when nothing was refunded, then neither reads of it', async () => {
    const sale = await aPaidSale(paying);

    expect((await listed(paying, sale)).returnedAt).toBeNull();
    expect(await forProvider(paying, sale)).toMatchObject({ returnedAt: null, lastRefundRefused: null });
  });
});

describe('a refund that fails at Stripe', () => {
  test('when it fails later, in the background, then the provider reads that on the invoice', async () => {
    const sale = await aPaidSale(paying);
    const now = paying.billing.clock.now();
    const refundUnderWay = { id: randomUUID(), amountCents: 10_000, reason: 'One hour less' };

    await closeAccount(sale, { refundUnderWay, checkAt: now });
    await until(async () => (await forProvider(paying, sale)).refundUnderWay === null);

    expect(await forProvider(paying, sale)).toMatchObject({
      ...{ status: 'paid', creditNotes: [] },
      lastRefundRefused: { amount: '100.00', refusedAt: now.toISOString() },
    });
  });

  test('when the money is returned in another way, then that is recorded, and Stripe is not called', async () => {
    const sale = await aPaidSale(paying);
    await closeAccount(sale);
    await refund(sale);

    const { body } = await refund(sale, { ...asked, method: 'offline' });

    expect(body).toMatchObject({
      ...{ status: 'partly_refunded', refundUnderWay: null, lastRefundRefused: null },
      creditNotes: [{ number: '1-1', amount: '100.00', reason: 'One hour less' }],
    });
    expect((await chargesOf(paying, sale))[0]?.amount_refunded).toBe(0);
  });
});
