import { randomUUID } from 'node:crypto';

import * as api from '@marquee/contracts/invoice-operations';
import { pollUntil } from '@marquee/service-kit/test-kit/poll-until';

import {
  aPaidSale,
  anInvoice,
  chargesOf,
  providerInvoice,
  listedInvoice,
  publishedTypesOf,
} from './card-sales.ts';
import type { CardSale } from './card-sales.ts';
import { accountOf } from './connected-provider.ts';
import { startBillingHarness } from './billing-harness.ts';
import type { BillingHarness } from './billing-harness.ts';

let harness: BillingHarness;
beforeAll(async () => {
  harness = await startBillingHarness();
});
afterAll(() => harness.stop());

type Stored = { _id: string };

function refund(
  { billing }: BillingHarness,
  { id, provider }: CardSale,
  { amount = '100.00', key = randomUUID() }: { amount?: string; key?: string } = {},
) {
  const body = { amount, reason: 'One hour less' };
  return billing.call(api.refundInvoice, { as: provider, params: { id }, body, idempotencyKey: key });
}

/** Refunds as the provider does in Stripe's own dashboard. */
async function refundAtStripe(sale: CardSale, amount: number): Promise<void> {
  const whose = { stripeAccount: await accountOf(harness, sale.provider) };
  const { data } = await harness.stripe.sdk().paymentIntents.list({}, whose);
  await harness.stripe.sdk().refunds.create({ payment_intent: data[0]?.id ?? '', amount }, whose);
}

async function refundedAmount(sale: CardSale): Promise<number | undefined> {
  return (await chargesOf(harness, sale))[0]?.amount_refunded;
}

async function change({ billing }: BillingHarness, { id }: CardSale, fields: object): Promise<void> {
  await billing.connection.collection<Stored>('invoices').updateOne({ _id: id }, { $set: fields });
}

describe('a refund of a card payment', () => {
  test('when a part and then the rest is refunded, then the card gets both, and each has a credit note', async () => {
    const sale = await aPaidSale(harness);

    const part = await refund(harness, sale);
    const rest = await refund(harness, sale, { amount: '449.50' });
    await harness.deliverWebhooks();

    expect(part.body).toMatchObject({ status: 'partly_refunded', refundUnderWay: null });
    expect(rest.body).toMatchObject({
      status: 'refunded',
      creditNotes: [
        { number: '1-1', amount: '100.00', reason: 'One hour less' },
        { number: '1-2', amount: '449.50' },
      ],
    });
    expect(await refundedAmount(sale)).toBe(54_950);
    expect((await publishedTypesOf(harness, sale)).slice(2)).toEqual([
      'billing.invoice.refunded.v1',
      'billing.invoice.refunded.v1',
    ]);
  });

  test('when the request arrives repeatedly with one key, also concurrently, then the card is refunded once', async () => {
    const sale = await aPaidSale(harness);
    const key = randomUUID();

    await Promise.all([refund(harness, sale, { key }), refund(harness, sale, { key })]);
    const again = await refund(harness, sale, { key });

    expect(again.body).toMatchObject({ refundedAmount: '100.00' });
    expect(await refundedAmount(sale)).toBe(10_000);
  });

  test('when two concurrent refunds together exceed the payment, then one of them succeeds', async () => {
    const sale = await aPaidSale(harness);

    const requested = { amount: '400.00' };
    const answers = await Promise.all([refund(harness, sale, requested), refund(harness, sale, requested)]);

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await refundedAmount(sale)).toBe(40_000);
  });

  test('when the refund exceeds the payment, then it is rejected, and Stripe is not called', async () => {
    const sale = await aPaidSale(harness);

    const { status, problem } = await refund(harness, sale, { amount: '549.51' });

    expect([status, problem.code]).toEqual([422, 'refund_exceeds_payment']);
    expect(await refundedAmount(sale)).toBe(0);
  });

  test('when Stripe rejects the refund, then billing rejects it too, and no refund stays in progress', async () => {
    const sale = await aPaidSale(harness);
    await change(harness, sale, { 'payment.card.accountId': 'acct_gone' });

    const { status, problem } = await refund(harness, sale);

    expect([status, problem.code]).toEqual([409, 'refund_refused']);
    expect(await providerInvoice(harness, sale)).toMatchObject({
      ...{ status: 'paid', refundUnderWay: null, creditNotes: [] },
    });
  });

  test('when Stripe is unavailable, then the refund is recorded, and no other refund can be requested until it is done', async () => {
    const unreachable = await startBillingHarness({ STRIPE_API_URL: 'http://127.0.0.1:9' });
    const sale = await anInvoice(unreachable);
    const card = { accountId: 'acct_1', paymentId: 'pi_1' };
    const payment = { id: 'pi_1', paidOn: '2026-03-02', note: '', recordedAt: new Date(), card };
    await change(unreachable, sale, { status: 'paid', payment });

    const first = await refund(unreachable, sale);
    const second = await refund(unreachable, sale);
    await unreachable.stop();

    expect(first.body).toMatchObject({ status: 'paid', refundUnderWay: '100.00', creditNotes: [] });
    expect([second.status, second.problem.code]).toEqual([409, 'refund_under_way']);
  });

  test.each([
    { when: 'before calling Stripe', made: false },
    { when: 'after Stripe has processed the refund', made: true },
  ])(
    'when the process that recorded the refund has crashed $when, then a worker completes the refund, and the card is refunded once',
    async ({ made }) => {
      const sale = await aPaidSale(harness);
      const requested = { id: randomUUID(), amountCents: 10_000, reason: 'One hour less' };
      await (made ? refundWithMetadata(sale, requested) : undefined);

      await change(harness, sale, { refundUnderWay: requested, checkAt: harness.billing.clock.now() });
      await pollUntil(async () => (await listedInvoice(harness, sale)).status === 'partly_refunded');

      expect(await providerInvoice(harness, sale)).toMatchObject({
        ...{ refundUnderWay: null, refundedAmount: '100.00', creditNotes: [{ reason: 'One hour less' }] },
      });
      expect(await refundedAmount(sale)).toBe(10_000);
    },
  );

  async function refundWithMetadata(sale: CardSale, { id }: { id: string }): Promise<void> {
    const whose = { stripeAccount: await accountOf(harness, sale.provider) };
    const { data } = await harness.stripe.sdk().paymentIntents.list({}, whose);
    const requested = { payment_intent: data[0]?.id ?? '', amount: 10_000, metadata: { creditNoteId: id } };
    await harness.stripe.sdk().refunds.create(requested, whose);
  }
});

describe('a refund made at Stripe itself', () => {
  test('when the refund’s webhook arrives twice, then the refund has one credit note, which is published', async () => {
    const sale = await aPaidSale(harness);
    await refundAtStripe(sale, 10_000);
    const whose = { stripeAccount: await accountOf(harness, sale.provider) };
    const { data } = await harness.stripe.sdk().events.list({ type: 'charge.refunded' }, whose);

    await Promise.all([1, 2].map(() => harness.send(data[0] ?? {})));

    expect(await providerInvoice(harness, sale)).toMatchObject({
      status: 'partly_refunded',
      creditNotes: [{ number: '1-1', amount: '100.00', reason: 'Refunded at Stripe' }],
    });
    expect((await publishedTypesOf(harness, sale)).slice(2)).toEqual(['billing.invoice.refunded.v1']);
  });

  test('when the refund returned the whole payment, then the provider’s request for another is rejected, and billing records the refund', async () => {
    const sale = await aPaidSale(harness);
    await refundAtStripe(sale, 54_950);

    const { problem } = await refund(harness, sale);

    expect(problem.code).toBe('refunded_already');
    expect(await providerInvoice(harness, sale)).toMatchObject({
      ...{ status: 'refunded', refundedAmount: '549.50', refundUnderWay: null, creditNotes: [{}] },
    });
  });

  test('when the refund’s webhook has not arrived, then the provider’s first request for another is rejected, and billing records the refund', async () => {
    const sale = await aPaidSale(harness);
    await refundAtStripe(sale, 10_000);

    const first = await refund(harness, sale);
    const later = await refund(harness, sale);

    expect([first.status, first.problem.code]).toEqual([409, 'refunded_already']);
    expect(later.body).toMatchObject({ refundedAmount: '200.00', creditNotes: [{}, {}] });
    expect(await refundedAmount(sale)).toBe(20_000);
  });
});
