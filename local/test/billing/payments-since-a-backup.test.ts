import { randomUUID } from 'node:crypto';

import * as api from '@marquee/contracts/invoice-operations';
import { until } from '@marquee/service-kit/test-kit/until';

import { payAt } from '../stripe/stories.ts';
import { aCard } from '../stripe/test-stripe.ts';
import { aCardSale, aPaidSale, chargesOf, checkoutOf, forProvider, listed, payByCard } from './card-sales.ts';
import type { CardSale } from './card-sales.ts';
import { aConnectedProvider, accountOf } from './connected.ts';
import { startPayingBilling } from './paying-billing.ts';
import type { PayingBilling } from './paying-billing.ts';
import { isLookedAfter, mark, paidAndRestored } from './restored.ts';
import { backedUp, change, storedOf } from './stored.ts';

let paying: PayingBilling;
beforeAll(async () => {
  paying = await startPayingBilling();
});
afterAll(() => paying.stop());

async function statusOf(sale: CardSale): Promise<string> {
  return (await listed(paying, sale)).status;
}

/** Resolves when billing has looked. */
async function markAndWait(): Promise<void> {
  await mark(paying);
  await until(() => isLookedAfter(paying));
}

function refund({ id, provider }: CardSale, amount: string) {
  const body = { amount, reason: 'One hour less' };
  return paying.billing.call(api.refundInvoice, {
    ...{ as: provider, params: { id }, body, idempotencyKey: randomUUID() },
  });
}

describe('a payment that the restored database does not know', () => {
  test('when it is notified, also twice, then its invoice is paid, once', async () => {
    const sale = await paidAndRestored(paying);
    const before = await statusOf(sale);
    const account = await accountOf(paying, sale.provider);
    const type = 'checkout.session.completed';
    const { data } = await paying.stripe.sdk().events.list({ type }, { stripeAccount: account });

    const answers = await Promise.all([1, 2].map(() => paying.send(data[0] ?? {})));

    expect([before, ...answers]).toEqual(['sent', 204, 204]);
    expect(await listed(paying, sale)).toMatchObject({ status: 'paid', payment: { method: 'card' } });
    expect((await storedOf(paying, sale)).history.map((entry) => entry.type)).toEqual([
      ...['drafted', 'sent', 'paid'],
    ]);
  });

  test('when its client is at another checkout by then, then that one is closed', async () => {
    const sale = await paidAndRestored(paying);
    const another = await checkoutOf(paying, sale);

    await paying.hear();
    await until(async () => (await paying.stripe.open(another)).status === 404);

    expect(await statusOf(sale)).toBe('paid');
    expect(await chargesOf(paying, sale)).toMatchObject([{ refunded: false }]);
  });

  test('when a part of it has been refunded since, then that is found as well', async () => {
    const sale = await aCardSale(paying);
    const restore = await backedUp(paying, sale);
    await payByCard(paying, sale);
    await paying.hear();
    await refund(sale, '100.00');
    await restore();

    await paying.hear();
    await markAndWait();

    expect(await forProvider(paying, sale)).toMatchObject({ refundedAmount: '100.00' });
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
    const sale = await paidAndRestored(paying);
    await change(paying, sale, fields);
    const before = await storedOf(paying, sale);

    const answers = await paying.hear();

    expect(new Set(answers)).toEqual(new Set([204]));
    expect(await storedOf(paying, sale)).toEqual(before);
    expect(await chargesOf(paying, sale)).toMatchObject([{ refunded: false }]);
  });

  test('when another account’s payment names that invoice, then it is not paid', async () => {
    const sale = await aCardSale(paying);
    const stripeAccount = await accountOf(paying, await aConnectedProvider(paying));
    const price = { currency: 'usd', unit_amount: 54_950, product_data: { name: 'Anything' } };
    const session = await paying.stripe.sdk().checkout.sessions.create(
      {
        ...{ mode: 'payment', success_url: 'https://strange.example' },
        line_items: [{ quantity: 1, price_data: price }],
        metadata: { invoiceId: sale.id },
      },
      { stripeAccount },
    );
    await payAt(paying.stripe, session.url, aCard());

    await paying.hear();

    expect(await statusOf(sale)).toBe('sent');
  });
});

describe('a restore', () => {
  test('when it was marked, then billing finds later payments without a notification', async () => {
    const [known, forgotten] = [await aPaidSale(paying), await paidAndRestored(paying)];
    await change(paying, forgotten, { status: 'draft', number: null, shownToClientId: null });

    await markAndWait();

    expect([await statusOf(forgotten), await statusOf(known)]).toEqual(['paid', 'paid']);
  });
});
