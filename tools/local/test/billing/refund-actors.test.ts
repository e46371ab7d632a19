import { randomUUID } from 'node:crypto';

import * as api from '@marquee/contracts/invoice-operations';

import { aPaidSale } from './card-sales.ts';
import type { CardSale } from './card-sales.ts';
import { startBillingHarness } from './billing-harness.ts';
import type { BillingHarness } from './billing-harness.ts';
import { refundAtStripe } from './refund-at-stripe.ts';
import { storedOf } from './stored-invoice.ts';

let harness: BillingHarness;
beforeAll(async () => {
  harness = await startBillingHarness();
});
afterAll(() => harness.stop());

function refundInMarquee({ id, provider }: CardSale) {
  const body = { amount: '100.00', reason: 'One hour less' };
  return harness.billing.call(api.refundInvoice, {
    ...{ as: provider, params: { id }, body, idempotencyKey: randomUUID() },
  });
}

/** The actors of the sale's refunds: in the invoice's history and in the published messages. */
async function actorsOf(sale: CardSale): Promise<{ stored: string[]; published: string[] }> {
  const { history } = await storedOf(harness, sale);
  const published = (await harness.billing.published()).filter(({ aggregateId }) => aggregateId === sale.id);
  return {
    stored: history.filter(({ type }) => type === 'refunded').map(({ actor }) => actor),
    published: published
      .filter(({ type }) => type === 'billing.invoice.refunded.v1')
      .map(({ actor }) => actor),
  };
}

describe('who has refunded an invoice', () => {
  test('when the provider requested the refund in Marquee, then the actor is the provider', async () => {
    const sale = await aPaidSale(harness);

    await refundInMarquee(sale);

    expect(await actorsOf(sale)).toEqual({ stored: ['provider'], published: [sale.provider.id] });
  });

  test('when the refund was made at Stripe, then the actor is no user', async () => {
    const sale = await aPaidSale(harness);
    await refundAtStripe(harness, sale);

    await harness.deliverWebhooks();

    expect(await actorsOf(sale)).toEqual({ stored: ['processor'], published: ['system'] });
  });

  test('when a provider’s request discovers a refund made at Stripe, then the actor is not the provider', async () => {
    const sale = await aPaidSale(harness);
    await refundAtStripe(harness, sale);

    await refundInMarquee(sale);

    expect(await actorsOf(sale)).toEqual({ stored: ['processor'], published: ['system'] });
  });
});
