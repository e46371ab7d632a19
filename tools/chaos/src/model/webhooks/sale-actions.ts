import { randomUUID } from 'node:crypto';

import { dateIn, defaultTimeZone } from '@marquee/contracts/dates';
import * as api from '@marquee/contracts/invoice-operations';
import { eventCancelled } from '@marquee/contracts/messages/event-messages';
import type { Operation } from '@marquee/contracts/operation';
import type { Caller } from '@marquee/service-kit/auth/caller';

import { createRandom } from '../../load/random.ts';
import { eventSnapshot } from '../histories/snapshots.ts';
import type { CardSale } from './card-sale.ts';
import type { BillingTestBed } from './billing-test-bed.ts';

export const saleActions = [
  'asks to pay',
  'asks twice at once',
  'types a good card',
  'types a declined card',
  'looks',
  'a day',
  'void',
  'cash',
  'event cancelled',
  'refund of a part',
  'refund of the rest',
  'refund of a part at Stripe',
  'refund of the rest at Stripe',
] as const;
export type SaleAction = (typeof saleActions)[number];

/** `shown`: ids of the checkouts shown to the client. `wrong`: answers that are neither success nor rejection. */
export type Selling = { act: (act: SaleAction) => Promise<void>; shown: Set<string>; wrong: string[] };

const [amountCents, partCents] = [54_950, 10_000];

/** The actions of a sale's client, its provider and a user of Stripe's dashboard. A checkout stays open in the client's browser. */
export function startSelling(testBed: BillingTestBed, sale: CardSale, seed: number): Selling {
  const { stripe, clock } = testBed;
  const { id, client, provider, account, eventId } = sale;
  const random = createRandom(seed);
  const shown = new Set<string>();
  const wrong: string[] = [];
  let page: string | null = null;

  async function ask<Op extends Operation>(operation: Op, as: Caller, body?: object) {
    const call = { as, params: { id }, idempotencyKey: randomUUID(), ...(body !== undefined && { body }) };
    const answer = await random.pick(testBed.replicas).call(operation, call);
    if (answer.status >= 500) {
      wrong.push(`${operation.path} was answered ${answer.status}`);
    }
    return answer;
  }

  async function openPage(): Promise<void> {
    const { status, body } = await ask(api.payInvoice, client);
    if (status === 200) {
      page = body.url;
      shown.add(body.url.split('/').at(-1) ?? '');
    }
  }

  async function type(number: string): Promise<void> {
    await (page === null ? openPage() : null);
    if (page !== null) {
      await stripe.trySubmit(`${page}/card`, { number, expiry: '12 / 99', cvc: '123', name: 'Dana Reyes' });
    }
  }

  async function refund(cents: number): Promise<void> {
    const amount = (cents / 100).toFixed(2);
    await ask(api.refundInvoice, provider, { amount, reason: 'One hour less' });
  }

  async function refundAtStripe(cents: number | null): Promise<void> {
    const [paid] = await stripe.paymentsAt(account);
    await (paid && stripe.refundAt(account, paid, cents));
  }

  async function restAtStripe(): Promise<number> {
    const [paid] = await stripe.paymentsAt(account);
    return amountCents - (paid?.refundedCents ?? 0);
  }

  const actions: Readonly<Record<SaleAction, () => Promise<unknown>>> = {
    'asks to pay': openPage,
    'asks twice at once': () => Promise.all([openPage(), openPage()]),
    'types a good card': () => type('4242 4242 4242 4242'),
    'types a declined card': () => type('4000 0000 0000 0002'),
    looks: () => ask(api.getClientInvoice, client),
    'a day': () => stripe.submit('/stand-in/clock', { days: '1' }),
    void: () => ask(api.voidInvoice, provider, { reason: 'A mistake' }),
    cash: () =>
      ask(api.recordPayment, provider, { paidOn: dateIn(defaultTimeZone, clock.now()), note: 'Cash' }),
    'event cancelled': () =>
      testBed.publish(eventCancelled, eventSnapshot({ eventId, ...idsOf(sale) }, 'cancelled'), eventId),
    'refund of a part': () => refund(partCents),
    'refund of the rest': async () => refund(await restAtStripe()),
    'refund of a part at Stripe': () => refundAtStripe(partCents),
    'refund of the rest at Stripe': () => refundAtStripe(null),
  };
  return {
    shown,
    wrong,
    async act(act) {
      await actions[act]();
    },
  };
}

function idsOf({ client, provider }: CardSale) {
  return { clientId: client.clientId, providerId: provider.providerId };
}
