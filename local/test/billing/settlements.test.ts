import { until } from '@marquee/service-kit/test-kit/until';

import { randomUUID } from 'node:crypto';

import { payAt } from '../stripe/stories.ts';
import { aCard } from '../stripe/test-stripe.ts';
import { aCardSale, aPaidSale, checkoutOf, forProvider } from './card-sales.ts';
import type { CardSale } from './card-sales.ts';
import { accountOf } from './connected.ts';
import { startPayingBilling } from './paying-billing.ts';
import type { PayingBilling } from './paying-billing.ts';
import { change, invoicesOf, storedOf } from './stored.ts';

let paying: PayingBilling;
beforeEach(async () => {
  paying = await startPayingBilling();
});
afterEach(() => paying.stop());

const minuteMs = 60_000;

function aRefund(amountCents = 10_000) {
  return { id: randomUUID(), amountCents, reason: 'One hour less' };
}

/** Stripe always answers that the request is invalid. */
const refusedAlways = -1;

function now(): Date {
  return paying.billing.clock.now();
}

async function addRefused(sale: CardSale, count: number): Promise<void> {
  await paying.billing.published();
  const stored = await storedOf(paying, sale);
  const others = Array.from({ length: count }, () => ({
    ...{ ...stored, _id: randomUUID(), number: null, history: [] },
    ...{ refundUnderWay: aRefund(refusedAlways), checkAt: new Date(now().getTime() - minuteMs) },
  }));
  await invoicesOf(paying).insertMany(others);
}

async function figure(): Promise<number> {
  const text = await (await paying.billing.fetch('/metrics')).text();
  return Number(/^settlements_waiting\{.*aggregate="invoice".*\} (.+)$/m.exec(text)?.[1]);
}

describe('a settlement that Stripe always rejects', () => {
  test('when there are more of them than are checked at once, then later ones do not wait', async () => {
    const sale = await aPaidSale(paying);
    await addRefused(sale, 12);

    await change(paying, sale, { refundUnderWay: aRefund(), checkAt: now() });
    await until(async () => (await forProvider(paying, sale)).status === 'partly_refunded');

    expect(await forProvider(paying, sale)).toMatchObject({ refundedAmount: '100.00', refundUnderWay: null });
  });

  test('when it is rejected repeatedly, then the pauses grow', async () => {
    const sale = await aPaidSale(paying);
    const since = now();
    await change(paying, sale, { refundUnderWay: aRefund(refusedAlways), checkAt: since });
    const putOff = async (times: number) => (await storedOf(paying, sale)).putOff?.times === times;
    const waits = async () => (await storedOf(paying, sale)).checkAt?.getTime();

    await until(() => putOff(1));
    const first = await waits();
    paying.billing.clock.advance({ minutes: 1 });
    await until(() => putOff(2));

    expect([first, await waits()]).toEqual([
      since.getTime() + minuteMs,
      since.getTime() + minuteMs + 2 * minuteMs,
    ]);
    expect((await storedOf(paying, sale)).putOff?.since).toEqual(since);
  });

  test('when it has waited for more than an hour, then it is counted; once settled, it is not', async () => {
    const sale = await aPaidSale(paying);
    await change(paying, sale, { refundUnderWay: aRefund(refusedAlways), checkAt: now() });
    await until(async () => Boolean((await storedOf(paying, sale)).putOff));
    const before = await figure();

    paying.billing.clock.advance({ minutes: 61 });
    const waiting = await figure();
    await change(paying, sale, { refundUnderWay: aRefund(), checkAt: now() });
    await until(async () => (await forProvider(paying, sale)).refundUnderWay === null);

    expect([before, waiting, await figure()]).toEqual([0, 1, 0]);
    expect((await storedOf(paying, sale)).putOff).toBeNull();
  });
});

describe('a refund that Stripe has rejected for good', () => {
  test('when the same is requested again, then Stripe does not repeat its first response', async () => {
    const sale = await aCardSale(paying);
    const url = await checkoutOf(paying, sale);
    await payAt(paying.stripe, url, aCard('4000 0000 0000 0002'));
    const accountId = await accountOf(paying, sale.provider);
    const { data } = await paying.stripe.sdk().paymentIntents.list({}, { stripeAccount: accountId });
    const paymentId = data[0]?.id ?? '';
    const payment = { id: paymentId, paidOn: '2026-03-01', note: '', recordedAt: now() };
    const asked = { refundUnderWay: aRefund(), checkAt: now() };
    const paid = { status: 'paid', checkout: null, payment: { ...payment, card: { accountId, paymentId } } };
    await change(paying, sale, { ...paid, ...asked });
    await until(async () => (await forProvider(paying, sale)).refundUnderWay === null);

    await payAt(paying.stripe, url, aCard());
    await change(paying, sale, asked);
    await until(async () => (await forProvider(paying, sale)).refundUnderWay === null);

    expect(await forProvider(paying, sale)).toMatchObject({ refundedAmount: '100.00', creditNotes: [{}] });
  });
});
