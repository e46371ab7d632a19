import { randomUUID } from 'node:crypto';

import * as api from '@marquee/contracts/invoice-operations';
import { eventCancelled } from '@marquee/contracts/messages/event-messages';
import { pollUntil } from '@marquee/service-kit/test-kit/poll-until';

import {
  aCardSale,
  aPaidSale,
  chargesOf,
  checkoutOf,
  providerInvoice,
  listedInvoice,
  payByCard,
  publishedTypesOf,
} from './card-sales.ts';
import type { CardSale } from './card-sales.ts';
import { accountOf } from './connected-provider.ts';
import { postSigned, signatureOf, startBillingHarness } from './billing-harness.ts';
import type { BillingHarness } from './billing-harness.ts';
import { aCancelledEvent } from './snapshots.ts';

let harness: BillingHarness;
beforeAll(async () => {
  harness = await startBillingHarness();
});
afterAll(() => harness.stop());

type Event = { id: string; account: string; type: string; data: { object: object } };

/** Stripe's events of this type for the provider's account, newest first. */
async function eventsOf({ provider }: CardSale, type: string): Promise<Event[]> {
  const whose = { stripeAccount: await accountOf(harness, provider) };
  const { data } = await harness.stripe.sdk().events.list({ limit: 100, type }, whose);
  return data as unknown as Event[];
}

const completed = 'checkout.session.completed';

async function statusOf(sale: CardSale): Promise<string> {
  return (await listedInvoice(harness, sale)).status;
}

async function historyOf({ id }: CardSale): Promise<unknown[]> {
  type Stored = { _id: string; history: { type: string }[] };
  const stored = await harness.billing.connection.collection<Stored>('invoices').findOne({ _id: id });
  return stored?.history ?? [];
}

describe('Stripe’s webhook of a card payment', () => {
  test('when the webhook arrives several times, concurrently and later, then the invoice is paid once', async () => {
    const sale = await aCardSale(harness);
    await payByCard(harness, sale);
    const [event] = await eventsOf(sale, completed);

    const answers = await Promise.all([1, 2, 3].map(() => harness.send(event ?? {})));
    const late = await harness.send(event ?? {});

    expect([...answers, late]).toEqual([204, 204, 204, 204]);
    expect(await publishedTypesOf(harness, sale)).toEqual([
      'billing.invoice.sent.v1',
      'billing.invoice.paid.v1',
    ]);
  });

  test('when the webhook of an expired checkout arrives late, then the invoice stays paid', async () => {
    const sale = await aPaidSale(harness);
    const [event] = await eventsOf(sale, completed);

    const answer = await harness.send({ ...event, id: 'evt_9', type: 'checkout.session.expired' });

    expect([answer, await statusOf(sale)]).toEqual([204, 'paid']);
  });

  test('when the webhook states a payment that Stripe does not know, then the invoice stays unpaid', async () => {
    const sale = await aCardSale(harness);
    const id = (await checkoutOf(harness, sale)).split('/').at(-1);
    const object = { id, payment_status: 'paid', status: 'complete', metadata: { invoiceId: sale.id } };
    const account = await accountOf(harness, sale.provider);

    const answer = await harness.send({ id: 'evt_1', type: completed, account, data: { object } });

    expect([answer, await statusOf(sale)]).toEqual([204, 'sent']);
  });

  test.each([
    { is: 'unsigned', sign: () => '' },
    { is: 'signed with a strange secret', sign: (text: string) => signed(text, { secret: 'whsec_x' }) },
    { is: 'signed for another content', sign: (text: string) => signed(`${text} `) },
  ])('when the webhook is $is, then it is rejected, and the invoice stays unpaid', async ({ sign }) => {
    const sale = await aCardSale(harness);
    await payByCard(harness, sale);
    const payload = JSON.stringify((await eventsOf(sale, completed))[0]);

    const { status } = await postSigned(harness.billing, payload, sign(payload));

    expect([status, await statusOf(sale)]).toEqual([400, 'sent']);
  });

  test('when the webhook concerns a checkout that is not ours, then it is acknowledged', async () => {
    const object = { id: 'cs_strange' };

    expect(await harness.send({ type: completed, account: 'acct_1', data: { object } })).toBe(204);
  });

  test('when no webhook arrives, then billing queries Stripe after an hour', async () => {
    const sale = await aCardSale(harness);
    await payByCard(harness, sale);
    const before = await statusOf(sale);

    harness.billing.clock.advance({ hours: 1 });
    await pollUntil(async () => (await statusOf(sale)) === 'paid');

    expect(before).toBe('sent');
  });

  test('when Stripe is unavailable, then billing answers 503, so that Stripe sends the webhook again', async () => {
    const unreachable = await startBillingHarness({ STRIPE_API_URL: 'http://127.0.0.1:9' });
    const checkout = { id: 'cs_1', accountId: 'acct_1' };
    const ids = { quoteId: randomUUID(), providerId: randomUUID() };
    // Without a scheduled reminder, the backfill would schedule one, because it takes the invoice for one of an earlier release.
    const reminders = { nextAt: new Date('2100-01-01') };
    const invoice = { version: 1, status: 'sent', ...ids, checkout, reminders };
    await unreachable.billing.connection
      .collection<{ _id: string }>('invoices')
      .insertOne({ _id: randomUUID(), ...invoice });

    const status = await unreachable.send({
      type: completed,
      account: 'acct_1',
      data: { object: { id: 'cs_1' } },
    });
    await unreachable.stop();

    expect(status).toBe(503);
  });

  function signed(payload: string, differing: { secret?: string } = {}): string {
    const { STRIPE_CONNECT_WEBHOOK_SECRET: secret = '' } = harness.stripe.variables();
    return signatureOf(harness.stripe, payload, { secret, ...differing });
  }
});

const endings = [
  {
    name: 'voided by its provider',
    status: 'void',
    end: ({ id, provider }: CardSale) =>
      harness.billing.call(api.voidInvoice, {
        ...{ as: provider, params: { id } },
        body: { reason: 'A mistake' },
      }),
  },
  {
    name: 'paid outside the product',
    status: 'paid',
    end: ({ id, provider }: CardSale) =>
      harness.billing.call(api.recordPayment, {
        ...{ as: provider, params: { id } },
        body: { paidOn: '2026-03-02', note: 'Cash' },
      }),
  },
  { name: 'void because its event was cancelled', status: 'void', end: cancelEvent },
];

async function cancelEvent(sale: CardSale): Promise<void> {
  const { eventId } = await providerInvoice(harness, sale);
  const cancelled = aCancelledEvent(eventId ?? '');
  await harness.billing.deliver(eventCancelled, cancelled, { aggregateId: eventId ?? '' });
}

describe('an invoice whose client is at the checkout', () => {
  test.each(endings)(
    'when the invoice is $name, then its checkout can no longer be paid',
    async ({ end, status }) => {
      const sale = await aCardSale(harness);
      const url = await checkoutOf(harness, sale);

      await end(sale);
      await pollUntil(async () => (await harness.stripe.open(url)).status === 404);

      expect(await statusOf(sale)).toBe(status);
      expect(await chargesOf(harness, sale)).toEqual([]);
    },
  );

  test('when the invoice was paid at the checkout and its event cancelled before the webhook arrived, then the card is refunded once', async () => {
    const sale = await aCardSale(harness);
    await payByCard(harness, sale);

    await cancelEvent(sale);
    await harness.deliverWebhooks();
    await pollUntil(async () => (await chargesOf(harness, sale))[0]?.refunded === true);
    await pollUntil(async () => (await historyOf(sale)).length === 5);

    const shown = await listedInvoice(harness, sale);
    expect(shown).toMatchObject({ status: 'void', creditNotes: [], payment: null });
    expect((await historyOf(sale)).at(-1)).toMatchObject({ type: 'card-payment-returned' });
  });
});
