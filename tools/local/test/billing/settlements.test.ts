import { pollUntil } from '@marquee/service-kit/test-kit/poll-until';

import { randomUUID } from 'node:crypto';

import { payAt } from '../stripe/scenarios.ts';
import { aCard } from '../stripe/test-stripe.ts';
import { aCardSale, aPaidSale, checkoutOf, providerInvoice } from './card-sales.ts';
import type { CardSale } from './card-sales.ts';
import { accountOf } from './connected-provider.ts';
import { startBillingHarness } from './billing-harness.ts';
import type { BillingHarness } from './billing-harness.ts';
import { changeStored, invoicesOf, storedOf } from './stored-invoice.ts';

let harness: BillingHarness;
beforeEach(async () => {
  harness = await startBillingHarness();
});
afterEach(() => harness.stop());

const minuteMs = 60_000;

function aRefund(amountCents = 10_000) {
  return { id: randomUUID(), amountCents, reason: 'One hour less' };
}

/** An amount for which Stripe always answers that the request is invalid. */
const rejectedAlways = -1;

function now(): Date {
  return harness.billing.clock.now();
}

async function addRejected(sale: CardSale, count: number): Promise<void> {
  await harness.billing.published();
  const stored = await storedOf(harness, sale);
  const others = Array.from({ length: count }, () => ({
    ...{ ...stored, _id: randomUUID(), number: null, history: [] },
    ...{ refundUnderWay: aRefund(rejectedAlways), checkAt: new Date(now().getTime() - minuteMs) },
  }));
  await invoicesOf(harness).insertMany(others);
}

async function metricValue(): Promise<number> {
  const text = await (await harness.billing.fetch('/metrics')).text();
  return Number(/^settlements_waiting\{.*aggregate="invoice".*\} (.+)$/m.exec(text)?.[1]);
}

describe('a settlement that Stripe always rejects', () => {
  test('when there are more such settlements than one check handles, then later settlements do not wait for them', async () => {
    const sale = await aPaidSale(harness);
    await addRejected(sale, 12);

    await changeStored(harness, sale, { refundUnderWay: aRefund(), checkAt: now() });
    await pollUntil(async () => (await providerInvoice(harness, sale)).status === 'partly_refunded');

    expect(await providerInvoice(harness, sale)).toMatchObject({
      refundedAmount: '100.00',
      refundUnderWay: null,
    });
  });

  test('when a settlement is rejected repeatedly, then the pauses between attempts grow', async () => {
    const sale = await aPaidSale(harness);
    const since = now();
    await changeStored(harness, sale, { refundUnderWay: aRefund(rejectedAlways), checkAt: since });
    const putOff = async (times: number) => (await storedOf(harness, sale)).putOff?.times === times;
    const checkTime = async () => (await storedOf(harness, sale)).checkAt?.getTime();

    await pollUntil(() => putOff(1));
    const first = await checkTime();
    harness.billing.clock.advance({ minutes: 1 });
    await pollUntil(() => putOff(2));

    expect([first, await checkTime()]).toEqual([
      since.getTime() + minuteMs,
      since.getTime() + minuteMs + 2 * minuteMs,
    ]);
    expect((await storedOf(harness, sale)).putOff?.since).toEqual(since);
  });

  test('when a settlement has waited for more than an hour, then the metric counts it until it succeeds', async () => {
    const sale = await aPaidSale(harness);
    await changeStored(harness, sale, { refundUnderWay: aRefund(rejectedAlways), checkAt: now() });
    await pollUntil(async () => Boolean((await storedOf(harness, sale)).putOff));
    const before = await metricValue();

    harness.billing.clock.advance({ minutes: 61 });
    const waiting = await metricValue();
    await changeStored(harness, sale, { refundUnderWay: aRefund(), checkAt: now() });
    await pollUntil(async () => (await providerInvoice(harness, sale)).refundUnderWay === null);

    expect([before, waiting, await metricValue()]).toEqual([0, 1, 0]);
    expect((await storedOf(harness, sale)).putOff).toBeNull();
  });
});

describe('a refund that Stripe has rejected for good', () => {
  test('when the same refund is requested again, then Stripe does not repeat its first response', async () => {
    const sale = await aCardSale(harness);
    const url = await checkoutOf(harness, sale);
    await payAt(harness.stripe, url, aCard('4000 0000 0000 0002'));
    const accountId = await accountOf(harness, sale.provider);
    const { data } = await harness.stripe.sdk().paymentIntents.list({}, { stripeAccount: accountId });
    const paymentId = data[0]?.id ?? '';
    const payment = { id: paymentId, paidOn: '2026-03-01', note: '', recordedAt: now() };
    const requested = { refundUnderWay: aRefund(), checkAt: now() };
    const paid = { status: 'paid', checkout: null, payment: { ...payment, card: { accountId, paymentId } } };
    await changeStored(harness, sale, { ...paid, ...requested });
    await pollUntil(async () => (await providerInvoice(harness, sale)).refundUnderWay === null);

    await payAt(harness.stripe, url, aCard());
    await changeStored(harness, sale, requested);
    await pollUntil(async () => (await providerInvoice(harness, sale)).refundUnderWay === null);

    expect(await providerInvoice(harness, sale)).toMatchObject({
      refundedAmount: '100.00',
      creditNotes: [{}],
    });
  });
});
