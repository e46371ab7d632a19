import { randomUUID } from 'node:crypto';

import * as api from '@marquee/contracts/invoice-operations';
import { pollUntil } from '@marquee/service-kit/test-kit/poll-until';

import { payAt } from '../stripe/scenarios.ts';
import { aCard } from '../stripe/test-stripe.ts';
import {
  aCardSale,
  aPaidSale,
  chargesOf,
  checkoutOf,
  providerInvoice,
  listedInvoice,
  payByCard,
} from './card-sales.ts';
import type { CardSale } from './card-sales.ts';
import { aConnectedProvider, accountOf } from './connected-provider.ts';
import { startBillingHarness } from './billing-harness.ts';
import type { BillingHarness } from './billing-harness.ts';
import { isReconciled, requestRestoreReconciliation, paidAndRestored } from './restored-sale.ts';
import { backUp, changeStored, storedOf } from './stored-invoice.ts';

let harness: BillingHarness;
beforeAll(async () => {
  harness = await startBillingHarness();
});
afterAll(() => harness.stop());

async function statusOf(sale: CardSale): Promise<string> {
  return (await listedInvoice(harness, sale)).status;
}

/** Requests the reconciliation that follows a restore; resolves when billing has finished it. */
async function reconcileAndWait(): Promise<void> {
  await requestRestoreReconciliation(harness);
  await pollUntil(() => isReconciled(harness));
}

function refund({ id, provider }: CardSale, amount: string) {
  const body = { amount, reason: 'One hour less' };
  return harness.billing.call(api.refundInvoice, {
    ...{ as: provider, params: { id }, body, idempotencyKey: randomUUID() },
  });
}

describe('a payment that the restored database does not know', () => {
  test('when its webhook arrives twice, then its invoice is marked as paid once', async () => {
    const sale = await paidAndRestored(harness);
    const before = await statusOf(sale);
    const account = await accountOf(harness, sale.provider);
    const type = 'checkout.session.completed';
    const { data } = await harness.stripe.sdk().events.list({ type }, { stripeAccount: account });

    const answers = await Promise.all([1, 2].map(() => harness.send(data[0] ?? {})));

    expect([before, ...answers]).toEqual(['sent', 204, 204]);
    expect(await listedInvoice(harness, sale)).toMatchObject({ status: 'paid', payment: { method: 'card' } });
    expect((await storedOf(harness, sale)).history.map((entry) => entry.type)).toEqual([
      ...['drafted', 'sent', 'paid'],
    ]);
  });

  test('when the client has opened another checkout after the restore, then that checkout is closed', async () => {
    const sale = await paidAndRestored(harness);
    const another = await checkoutOf(harness, sale);

    await harness.deliverWebhooks();
    await pollUntil(async () => (await harness.stripe.open(another)).status === 404);

    expect(await statusOf(sale)).toBe('paid');
    expect(await chargesOf(harness, sale)).toMatchObject([{ refunded: false }]);
  });

  test('when a part of the payment was refunded before the restore, then billing finds the refund as well', async () => {
    const sale = await aCardSale(harness);
    const restore = await backUp(harness, sale);
    await payByCard(harness, sale);
    await harness.deliverWebhooks();
    await refund(sale, '100.00');
    await restore();

    await harness.deliverWebhooks();
    await reconcileAndWait();

    expect(await providerInvoice(harness, sale)).toMatchObject({ refundedAmount: '100.00' });
  });

  test.each([
    { is: 'of another amount by now', fields: { amountCents: 54_951 } },
    { is: 'another provider’s', fields: { providerId: randomUUID(), number: 1 } },
    { is: 'void by now', fields: { status: 'void' } },
    {
      is: 'recorded by hand',
      fields: {
        status: 'paid',
        payment: { id: 'p', paidOn: '2026-03-01', note: 'By card', recordedAt: new Date() },
      },
    },
  ])('when the invoice is $is, then the payment has no effect and is not refunded', async ({ fields }) => {
    const sale = await paidAndRestored(harness);
    await changeStored(harness, sale, fields);
    const before = await storedOf(harness, sale);

    const answers = await harness.deliverWebhooks();

    expect(new Set(answers)).toEqual(new Set([204]));
    expect(await storedOf(harness, sale)).toEqual(before);
    expect(await chargesOf(harness, sale)).toMatchObject([{ refunded: false }]);
  });

  test('when a payment at another provider’s Stripe account names an invoice, then the invoice stays unpaid', async () => {
    const sale = await aCardSale(harness);
    const stripeAccount = await accountOf(harness, await aConnectedProvider(harness));
    const price = { currency: 'usd', unit_amount: 54_950, product_data: { name: 'Anything' } };
    const session = await harness.stripe.sdk().checkout.sessions.create(
      {
        ...{ mode: 'payment', success_url: 'https://strange.example' },
        line_items: [{ quantity: 1, price_data: price }],
        metadata: { invoiceId: sale.id },
      },
      { stripeAccount },
    );
    await payAt(harness.stripe, session.url, aCard());

    await harness.deliverWebhooks();

    expect(await statusOf(sale)).toBe('sent');
  });
});

describe('a restore', () => {
  test('when a restore has requested a reconciliation, then billing finds the payments made since the backup, without a webhook', async () => {
    const [known, forgotten] = [await aPaidSale(harness), await paidAndRestored(harness)];
    await changeStored(harness, forgotten, { status: 'draft', number: null, shownToClientId: null });

    await reconcileAndWait();

    expect([await statusOf(forgotten), await statusOf(known)]).toEqual(['paid', 'paid']);
  });
});
