import { randomUUID } from 'node:crypto';

import * as api from '@marquee/contracts/invoice-operations';
import { until } from '@marquee/service-kit/test-kit/until';

import { aPaidSale, chargesOf, forProvider } from './card-sales.ts';
import type { CardSale } from './card-sales.ts';
import { startPayingBilling } from './paying-billing.ts';
import type { PayingBilling } from './paying-billing.ts';
import { refundAtStripe } from './refund-at-stripe.ts';
import { change, storedOf } from './stored.ts';

let paying: PayingBilling;
beforeAll(async () => {
  paying = await startPayingBilling();
});
afterAll(() => paying.stop());

async function nameAccount(sale: CardSale, accountId: string, owned: string): Promise<void> {
  await change(paying, sale, { 'payment.card.accountId': accountId });
  await paying.billing.connection
    .collection<{ _id: string }>('subscriptions')
    .updateOne(
      { _id: sale.provider.providerId },
      { $set: { 'payoutAccount.id': owned }, $inc: { version: 1 } },
    );
}

async function accountOf(sale: CardSale): Promise<string> {
  return (await storedOf(paying, sale)).payment?.card?.accountId ?? '';
}

/** Stripe denies access without saying that the owner has disconnected the account; the returned function restores access. */
async function hide(sale: CardSale): Promise<() => Promise<void>> {
  const accountId = await accountOf(sale);
  const unseen = `acct_${randomUUID()}`;
  await nameAccount(sale, unseen, unseen);
  return () => nameAccount(sale, accountId, accountId);
}

function refund({ id, provider }: CardSale) {
  const body = { amount: '100.00', reason: 'One hour less' };
  return paying.billing.call(api.refundInvoice, { as: provider, params: { id }, body });
}

describe('a refund notified while the account is inaccessible', () => {
  test('when it is accessible again, then Stripe repeats the notification, and it has its credit note', async () => {
    const sale = await aPaidSale(paying);
    const told = await refundAtStripe(paying, sale);
    const show = await hide(sale);

    const meanwhile = await paying.send(told);
    await show();

    expect([meanwhile, await paying.send(told)]).toEqual([503, 204]);
    expect(await forProvider(paying, sale)).toMatchObject({ creditNotes: [{ amount: '100.00' }] });
  });

  test('when the account was disconnected for good, then it is acknowledged, because nobody can settle it', async () => {
    const sale = await aPaidSale(paying);
    const told = await refundAtStripe(paying, sale);
    await nameAccount(sale, 'acct_parted', await accountOf(sale));

    expect(await paying.send(told)).toBe(204);
    expect(await forProvider(paying, sale)).toMatchObject({ status: 'paid', creditNotes: [] });
  });
});

describe('a refund requested while the account is inaccessible', () => {
  test('when it is accessible again, then it is made', async () => {
    const sale = await aPaidSale(paying);
    const show = await hide(sale);

    const { status, body } = await refund(sale);
    await show();
    paying.billing.clock.advance({ minutes: 2 });
    await until(async () => (await forProvider(paying, sale)).status === 'partly_refunded');

    expect([status, body.refundUnderWay]).toEqual([200, '100.00']);
    expect(await chargesOf(paying, sale)).toMatchObject([{ amount_refunded: 10_000 }]);
  });

  test('when that lasts for 30 days, then it has failed', async () => {
    const sale = await aPaidSale(paying);
    await hide(sale);

    await refund(sale);
    paying.billing.clock.advance({ minutes: 2 });
    await until(async () => (await storedOf(paying, sale)).putOff?.times === 1);
    paying.billing.clock.advance({ days: 31 });
    await until(async () => (await forProvider(paying, sale)).refundUnderWay === null);

    expect(await forProvider(paying, sale)).toMatchObject({ lastRefundRefused: { amount: '100.00' } });
  });
});
