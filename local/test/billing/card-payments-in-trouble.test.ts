import { randomUUID } from 'node:crypto';

import * as api from '@marquee/contracts/invoice-operations';
import { eventCancelled } from '@marquee/contracts/messages/event-messages';
import { until } from '@marquee/service-kit/test-kit/until';

import {
  aCardSale,
  aPaidSale,
  chargesOf,
  checkoutOf,
  forProvider,
  listed,
  payByCard,
  toldOf,
} from './card-sales.ts';
import type { CardSale } from './card-sales.ts';
import { accountOf } from './connected.ts';
import { postSigned, signatureOf, startPayingBilling } from './paying-billing.ts';
import type { PayingBilling } from './paying-billing.ts';
import { aCancelledEvent } from './snapshots.ts';

let paying: PayingBilling;
beforeAll(async () => {
  paying = await startPayingBilling();
});
afterAll(() => paying.stop());

type Event = { id: string; account: string; type: string; data: { object: object } };

/** Stripe's events of this type for the provider's account, newest first. */
async function eventsOf({ provider }: CardSale, type: string): Promise<Event[]> {
  const whose = { stripeAccount: await accountOf(paying, provider) };
  const { data } = await paying.stripe.sdk().events.list({ limit: 100, type }, whose);
  return data as unknown as Event[];
}

const completed = 'checkout.session.completed';

async function statusOf(sale: CardSale): Promise<string> {
  return (await listed(paying, sale)).status;
}

async function historyOf({ id }: CardSale): Promise<unknown[]> {
  type Stored = { _id: string; history: { type: string }[] };
  const stored = await paying.billing.connection.collection<Stored>('invoices').findOne({ _id: id });
  return stored?.history ?? [];
}

describe('Stripe’s notification of a card payment', () => {
  test('when it arrives twice at once and again later, then the invoice was paid once', async () => {
    const sale = await aCardSale(paying);
    await payByCard(paying, sale);
    const [event] = await eventsOf(sale, completed);

    const answers = await Promise.all([1, 2, 3].map(() => paying.send(event ?? {})));
    const late = await paying.send(event ?? {});

    expect([...answers, late]).toEqual([204, 204, 204, 204]);
    expect(await toldOf(paying, sale)).toEqual(['billing.invoice.sent.v1', 'billing.invoice.paid.v1']);
  });

  test('when the expiry of an earlier page is notified late, then the invoice stays paid', async () => {
    const sale = await aPaidSale(paying);
    const [event] = await eventsOf(sale, completed);

    const answer = await paying.send({ ...event, id: 'evt_9', type: 'checkout.session.expired' });

    expect([answer, await statusOf(sale)]).toEqual([204, 'paid']);
  });

  test('when it states a payment that Stripe does not know, then nothing was paid', async () => {
    const sale = await aCardSale(paying);
    const id = (await checkoutOf(paying, sale)).split('/').at(-1);
    const object = { id, payment_status: 'paid', status: 'complete', metadata: { invoiceId: sale.id } };
    const account = await accountOf(paying, sale.provider);

    const answer = await paying.send({ id: 'evt_1', type: completed, account, data: { object } });

    expect([answer, await statusOf(sale)]).toEqual([204, 'sent']);
  });

  test.each([
    { is: 'unsigned', sign: () => '' },
    { is: 'signed with a strange secret', sign: (text: string) => signed(text, { secret: 'whsec_x' }) },
    { is: 'signed for another content', sign: (text: string) => signed(`${text} `) },
  ])('when it is $is, then it is rejected, and Stripe is not called', async ({ sign }) => {
    const sale = await aCardSale(paying);
    await payByCard(paying, sale);
    const payload = JSON.stringify((await eventsOf(sale, completed))[0]);

    const { status } = await postSigned(paying.billing, payload, sign(payload));

    expect([status, await statusOf(sale)]).toEqual([400, 'sent']);
  });

  test('when it concerns a checkout that is not ours, then it is acknowledged', async () => {
    const object = { id: 'cs_strange' };

    expect(await paying.send({ type: completed, account: 'acct_1', data: { object } })).toBe(204);
  });

  test('when there is no notification, then billing asks Stripe after an hour', async () => {
    const sale = await aCardSale(paying);
    await payByCard(paying, sale);
    const before = await statusOf(sale);

    paying.billing.clock.advance({ hours: 1 });
    await until(async () => (await statusOf(sale)) === 'paid');

    expect(before).toBe('sent');
  });

  test('when Stripe is unavailable, then it gets 503, so that it is repeated', async () => {
    const away = await startPayingBilling({ STRIPE_API_URL: 'http://127.0.0.1:9' });
    const checkout = { id: 'cs_1', accountId: 'acct_1' };
    const invoice = { version: 1, status: 'sent', quoteId: randomUUID(), checkout };
    await away.billing.connection
      .collection<{ _id: string }>('invoices')
      .insertOne({ _id: randomUUID(), ...invoice });

    const status = await away.send({ type: completed, account: 'acct_1', data: { object: { id: 'cs_1' } } });
    await away.stop();

    expect(status).toBe(503);
  });

  function signed(payload: string, differing: { secret?: string } = {}): string {
    const { STRIPE_CONNECT_WEBHOOK_SECRET: secret = '' } = paying.stripe.variables();
    return signatureOf(paying.stripe, payload, { secret, ...differing });
  }
});

const endings = [
  {
    name: 'taken back',
    status: 'void',
    end: ({ id, provider }: CardSale) =>
      paying.billing.call(api.voidInvoice, {
        ...{ as: provider, params: { id } },
        body: { reason: 'A mistake' },
      }),
  },
  {
    name: 'paid outside the product',
    status: 'paid',
    end: ({ id, provider }: CardSale) =>
      paying.billing.call(api.recordPayment, {
        ...{ as: provider, params: { id } },
        body: { paidOn: '2026-03-02', note: 'Cash' },
      }),
  },
  { name: 'void because its event was cancelled', status: 'void', end: cancelEvent },
];

async function cancelEvent(sale: CardSale): Promise<void> {
  const { eventId } = await forProvider(paying, sale);
  const cancelled = aCancelledEvent(eventId ?? '');
  await paying.billing.deliver(eventCancelled, cancelled, { aggregateId: eventId ?? '' });
}

describe('an invoice whose client is at the checkout', () => {
  test.each(endings)('when it is $name, then it can no longer be paid there', async ({ end, status }) => {
    const sale = await aCardSale(paying);
    const url = await checkoutOf(paying, sale);

    await end(sale);
    await until(async () => (await paying.stripe.open(url)).status === 404);

    expect(await statusOf(sale)).toBe(status);
    expect(await chargesOf(paying, sale)).toEqual([]);
  });

  test('when it was paid there and its event cancelled before the notification, then the card is refunded, once', async () => {
    const sale = await aCardSale(paying);
    await payByCard(paying, sale);

    await cancelEvent(sale);
    await paying.hear();
    await until(async () => (await chargesOf(paying, sale))[0]?.refunded === true);
    await until(async () => (await historyOf(sale)).length === 5);

    const shown = await listed(paying, sale);
    expect(shown).toMatchObject({ status: 'void', creditNotes: [], payment: null });
    expect((await historyOf(sale)).at(-1)).toMatchObject({ type: 'card-payment-returned' });
  });
});
