import { randomUUID } from 'node:crypto';

import * as api from '@marquee/contracts/invoice-operations';
import { pollUntil } from '@marquee/service-kit/test-kit/poll-until';

import { aPaidSale, chargesOf, providerInvoice } from './card-sales.ts';
import type { CardSale } from './card-sales.ts';
import { startBillingHarness } from './billing-harness.ts';
import type { BillingHarness } from './billing-harness.ts';
import { refundAtStripe } from './refund-at-stripe.ts';
import { changeStored, storedOf } from './stored-invoice.ts';

let harness: BillingHarness;
beforeAll(async () => {
  harness = await startBillingHarness();
});
afterAll(() => harness.stop());

async function nameAccount(sale: CardSale, accountId: string, owned: string): Promise<void> {
  await changeStored(harness, sale, { 'payment.card.accountId': accountId });
  await harness.billing.connection
    .collection<{ _id: string }>('subscriptions')
    .updateOne(
      { _id: sale.provider.providerId },
      { $set: { 'payoutAccount.id': owned }, $inc: { version: 1 } },
    );
}

async function accountOf(sale: CardSale): Promise<string> {
  return (await storedOf(harness, sale)).payment?.card?.accountId ?? '';
}

/** Stripe denies access without saying that the owner has disconnected the account; the returned function restores access. */
async function hide(sale: CardSale): Promise<() => Promise<void>> {
  const accountId = await accountOf(sale);
  const inaccessible = `acct_${randomUUID()}`;
  await nameAccount(sale, inaccessible, inaccessible);
  return () => nameAccount(sale, accountId, accountId);
}

function refund({ id, provider }: CardSale) {
  const body = { amount: '100.00', reason: 'One hour less' };
  return harness.billing.call(api.refundInvoice, { as: provider, params: { id }, body });
}

describe('a refund whose webhook arrives while the account is inaccessible', () => {
  test('when the account is accessible again, then billing accepts the repeated webhook, and the refund has its credit note', async () => {
    const sale = await aPaidSale(harness);
    const webhook = await refundAtStripe(harness, sale);
    const show = await hide(sale);

    const meanwhile = await harness.send(webhook);
    await show();

    expect([meanwhile, await harness.send(webhook)]).toEqual([503, 204]);
    expect(await providerInvoice(harness, sale)).toMatchObject({ creditNotes: [{ amount: '100.00' }] });
  });

  test('when the account was disconnected for good, then the webhook is acknowledged, because nobody can settle the refund', async () => {
    const sale = await aPaidSale(harness);
    const webhook = await refundAtStripe(harness, sale);
    await nameAccount(sale, 'acct_parted', await accountOf(sale));

    expect(await harness.send(webhook)).toBe(204);
    expect(await providerInvoice(harness, sale)).toMatchObject({ status: 'paid', creditNotes: [] });
  });
});

describe('a refund requested while the account is inaccessible', () => {
  test('when the account is accessible again, then the refund is made', async () => {
    const sale = await aPaidSale(harness);
    const show = await hide(sale);

    const { status, body } = await refund(sale);
    await show();
    harness.billing.clock.advance({ minutes: 2 });
    await pollUntil(async () => (await providerInvoice(harness, sale)).status === 'partly_refunded');

    expect([status, body.refundUnderWay]).toEqual([200, '100.00']);
    expect(await chargesOf(harness, sale)).toMatchObject([{ amount_refunded: 10_000 }]);
  });

  test('when the account stays inaccessible for 30 days, then the refund has failed', async () => {
    const sale = await aPaidSale(harness);
    await hide(sale);

    await refund(sale);
    harness.billing.clock.advance({ minutes: 2 });
    await pollUntil(async () => (await storedOf(harness, sale)).putOff?.times === 1);
    harness.billing.clock.advance({ days: 31 });
    await pollUntil(async () => (await providerInvoice(harness, sale)).refundUnderWay === null);

    expect(await providerInvoice(harness, sale)).toMatchObject({ lastRefundRefused: { amount: '100.00' } });
  });
});
