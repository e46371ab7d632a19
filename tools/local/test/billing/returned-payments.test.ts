import { randomUUID } from 'node:crypto';

import * as api from '@marquee/contracts/invoice-operations';
import { eventCancelled } from '@marquee/contracts/messages/event-messages';
import { pollUntil } from '@marquee/service-kit/test-kit/poll-until';

import { aCardSale, aPaidSale, chargesOf, providerInvoice, listedInvoice, payByCard } from './card-sales.ts';
import type { CardSale } from './card-sales.ts';
import { startBillingHarness } from './billing-harness.ts';
import type { BillingHarness } from './billing-harness.ts';
import { aCancelledEvent } from './snapshots.ts';

let harness: BillingHarness;
beforeAll(async () => {
  harness = await startBillingHarness();
});
afterAll(() => harness.stop());

const requested = { amount: '100.00', reason: 'One hour less' };

function refund({ id, provider }: CardSale, body: typeof requested & { method?: 'offline' } = requested) {
  const call = { as: provider, params: { id }, idempotencyKey: randomUUID() };
  return harness.billing.call(api.refundInvoice, { ...call, body });
}

/** Replaces the provider's account with one for which Stripe rejects every call, like a closed account. */
async function closeAccount(sale: CardSale, fields: object = {}): Promise<void> {
  const gone = { 'payment.card.accountId': 'acct_gone', ...fields };
  await harness.billing.connection
    .collection<{ _id: string }>('invoices')
    .updateOne({ _id: sale.id }, { $set: gone });
}

describe('a card payment when nothing is due', () => {
  test('when the payment was refunded, then both sides see the time of the refund', async () => {
    const sale = await aCardSale(harness);
    await payByCard(harness, sale);
    const { eventId } = await providerInvoice(harness, sale);

    await harness.billing.deliver(eventCancelled, aCancelledEvent(eventId ?? ''), {
      aggregateId: eventId ?? '',
    });
    await pollUntil(async () => (await listedInvoice(harness, sale)).returnedAt !== null);

    const returnedAt = harness.billing.clock.now().toISOString();
    expect(await listedInvoice(harness, sale)).toMatchObject({
      ...{ status: 'void', payment: null, returnedAt, isCheckoutUnsettled: false },
    });
    expect(await providerInvoice(harness, sale)).toMatchObject({ status: 'void', payment: null, returnedAt });
  });

  test('when nothing was refunded, then neither side sees a refund', async () => {
    const sale = await aPaidSale(harness);

    expect((await listedInvoice(harness, sale)).returnedAt).toBeNull();
    expect(await providerInvoice(harness, sale)).toMatchObject({ returnedAt: null, lastRefundRefused: null });
  });
});

describe('a refund that fails at Stripe', () => {
  test('when the refund fails later, in the background, then the provider sees the failure on the invoice', async () => {
    const sale = await aPaidSale(harness);
    const now = harness.billing.clock.now();
    const refundUnderWay = { id: randomUUID(), amountCents: 10_000, reason: 'One hour less' };

    await closeAccount(sale, { refundUnderWay, checkAt: now });
    await pollUntil(async () => (await providerInvoice(harness, sale)).refundUnderWay === null);

    expect(await providerInvoice(harness, sale)).toMatchObject({
      ...{ status: 'paid', creditNotes: [] },
      lastRefundRefused: { amount: '100.00', refusedAt: now.toISOString() },
    });
  });

  test('when the provider returns the money in another way, then the refund is recorded, and Stripe is not called', async () => {
    const sale = await aPaidSale(harness);
    await closeAccount(sale);
    await refund(sale);

    const { body } = await refund(sale, { ...requested, method: 'offline' });

    expect(body).toMatchObject({
      ...{ status: 'partly_refunded', refundUnderWay: null, lastRefundRefused: null },
      creditNotes: [{ number: '1-1', amount: '100.00', reason: 'One hour less' }],
    });
    expect((await chargesOf(harness, sale))[0]?.amount_refunded).toBe(0);
  });
});
