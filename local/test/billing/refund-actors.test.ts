import { randomUUID } from 'node:crypto';

import * as api from '@marquee/contracts/invoice-operations';

import { aPaidSale } from './card-sales.ts';
import type { CardSale } from './card-sales.ts';
import { startPayingBilling } from './paying-billing.ts';
import type { PayingBilling } from './paying-billing.ts';
import { refundAtStripe } from './refund-at-stripe.ts';
import { storedOf } from './stored.ts';

let paying: PayingBilling;
beforeAll(async () => {
  paying = await startPayingBilling();
});
afterAll(() => paying.stop());

function refundHere({ id, provider }: CardSale) {
  const body = { amount: '100.00', reason: 'One hour less' };
  return paying.billing.call(api.refundInvoice, {
    ...{ as: provider, params: { id }, body, idempotencyKey: randomUUID() },
  });
}

/** The actors of its refunds: in its history and in the published messages. */
async function actorsOf(sale: CardSale): Promise<{ kept: string[]; told: string[] }> {
  const { history } = await storedOf(paying, sale);
  const told = (await paying.billing.published()).filter(({ aggregateId }) => aggregateId === sale.id);
  return {
    kept: history.filter(({ type }) => type === 'refunded').map(({ actor }) => actor),
    told: told.filter(({ type }) => type === 'billing.invoice.refunded.v1').map(({ actor }) => actor),
  };
}

describe('who has refunded an invoice', () => {
  test('when its provider requested it here, then it is the provider', async () => {
    const sale = await aPaidSale(paying);

    await refundHere(sale);

    expect(await actorsOf(sale)).toEqual({ kept: ['provider'], told: [sale.provider.id] });
  });

  test('when it was made at Stripe, then it is no user', async () => {
    const sale = await aPaidSale(paying);
    await refundAtStripe(paying, sale);

    await paying.hear();

    expect(await actorsOf(sale)).toEqual({ kept: ['processor'], told: ['system'] });
  });

  test('when its provider discovers a refund made at Stripe, then it is not the provider', async () => {
    const sale = await aPaidSale(paying);
    await refundAtStripe(paying, sale);

    await refundHere(sale);

    expect(await actorsOf(sale)).toEqual({ kept: ['processor'], told: ['system'] });
  });
});
