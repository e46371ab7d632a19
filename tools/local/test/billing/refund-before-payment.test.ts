import { aCardSale, providerInvoice, payByCard } from './card-sales.ts';
import type { CardSale } from './card-sales.ts';
import { accountOf } from './connected-provider.ts';
import { startBillingHarness } from './billing-harness.ts';
import type { BillingHarness } from './billing-harness.ts';
import { refundAtStripe } from './refund-at-stripe.ts';

let harness: BillingHarness;
beforeAll(async () => {
  harness = await startBillingHarness();
});
afterAll(() => harness.stop());

/** A sale paid by card, with $100 refunded at Stripe; billing has received neither webhook. */
async function aRefundedSale(): Promise<CardSale> {
  const sale = await aCardSale(harness);
  await payByCard(harness, sale);
  await refundAtStripe(harness, sale);
  return sale;
}

type Event = { account: string; type: string; data: { object: object } };

async function newest(sale: CardSale, type: string): Promise<Event> {
  const { sdk, whose } = await atStripe(sale);
  const { data } = await sdk.events.list({ type }, whose);
  return data[0] as unknown as Event;
}

async function atStripe({ provider }: CardSale) {
  return { sdk: harness.stripe.sdk(), whose: { stripeAccount: await accountOf(harness, provider) } };
}

describe('a refund whose webhook arrives before the payment’s', () => {
  test('when the payment’s webhook follows, then the invoice is paid, and has one credit note', async () => {
    const sale = await aRefundedSale();
    const refunded = await newest(sale, 'charge.refunded');
    const paid = await newest(sale, 'checkout.session.completed');

    const answers = [await harness.send(refunded), await harness.send(paid), await harness.send(refunded)];

    expect(answers).toEqual([204, 204, 204]);
    expect(await providerInvoice(harness, sale)).toMatchObject({
      ...{ status: 'partly_refunded', refundedAmount: '100.00' },
      creditNotes: [{ number: '1-1', reason: 'Refunded at Stripe' }],
    });
  });

  test('when both webhooks arrive concurrently, then the invoice has one credit note', async () => {
    const sale = await aRefundedSale();
    const events = [await newest(sale, 'charge.refunded'), await newest(sale, 'checkout.session.completed')];

    const answers = await Promise.all(events.map((event) => harness.send(event)));

    expect(answers).toEqual([204, 204]);
    expect(await providerInvoice(harness, sale)).toMatchObject({ creditNotes: [{ number: '1-1' }] });
  });

  test('when the payment is not ours, then the webhook is acknowledged, regardless of its metadata', async () => {
    const event = await newest(await aRefundedSale(), 'charge.refunded');
    const object = { ...event.data.object, payment_intent: 'pi_strange', metadata: { invoiceId: 'strange' } };

    expect(await harness.send({ ...event, data: { object } })).toBe(204);
  });
});
