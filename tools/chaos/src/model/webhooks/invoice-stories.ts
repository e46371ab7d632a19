import { setTimeout as wait } from 'node:timers/promises';

import { createRandom } from '../../load/random.ts';
import { aCardSale, deleteSale, readStoredInvoice } from './card-sale.ts';
import type { CardSale } from './card-sale.ts';
import { complaintsAbout } from './compare-with-payments.ts';
import type { StoredInvoice } from './compare-with-payments.ts';
import type { BillingTestBed } from './billing-test-bed.ts';
import { saleActions, startSelling } from './sale-actions.ts';
import type { SaleAction, Selling } from './sale-actions.ts';
import { requireNothingWrong, sequencesOf } from './stories.ts';
import type { Played, Sequence, Stories } from './stories.ts';
import { createWebhookSender } from './webhook-sender.ts';
import type { DeliveryCounts } from './webhook-sender.ts';

/** Longer than the pause of billing's worker after a failure. */
const settledWithinMs = 90_000;
const pollMs = 50;

/** Raises the share of this action, so that most stories contain a payment. */
const likely: readonly SaleAction[] = Array.from({ length: 4 }, () => 'types a good card' as const);

/**
 * Clients pay by card or do not, while the invoice is paid in cash, voided or refunded, or its event is cancelled. An hour later, billing
 * must agree with Stripe.
 */
export const invoiceStories: Stories<SaleAction> = {
  sequences: sequencesOf([...saleActions, ...likely], 8),
  atOnce: 10,
  async play(testBed, sequences) {
    const counts = await Promise.all(sequences.map((sequence) => runActions(testBed, sequence)));
    testBed.clock.advance({ hours: 1 });
    return Promise.all(counts.map((story) => finish(testBed, story)));
  },
};

type Story = { sequence: Sequence<SaleAction>; sale: CardSale; selling: Selling; counts: DeliveryCounts };

async function runActions(testBed: BillingTestBed, sequence: Sequence<SaleAction>): Promise<Story> {
  const sale = await aCardSale(testBed);
  const selling = startSelling(testBed, sale, sequence.seed);
  // Billing checks a checkout each hour, but learns of refunds made at Stripe only from notifications.
  const webhooks = createWebhookSender(testBed, createRandom(sequence.seed), {
    mayBeLost: ({ type }) => type !== 'charge.refunded',
  });
  const known = new Set<string>();
  for (const act of sequence.actions) {
    await Promise.all([selling.act(act), webhooks.some()]);
    const newEvents = (await testBed.stripe.eventsOfAccount(sale.account)).filter(({ id }) => !known.has(id));
    newEvents.forEach(({ id }) => known.add(id));
    webhooks.add(newEvents);
    await webhooks.forged(newEvents[0] ?? { account: sale.account });
  }
  await webhooks.rest();
  return { sequence, sale, selling, counts: webhooks.counts };
}

async function finish(testBed: BillingTestBed, { sequence, sale, selling, counts }: Story): Promise<Played> {
  const stored = await settled(testBed, sale);
  const pages = await testBed.stripe.openCheckoutsAt(sale.account);
  const payments = await testBed.stripe.paymentsAt(sale.account);
  const open = pages.filter((id) => selling.shown.has(id));
  const wrong = [...counts.wrong, ...selling.wrong, ...complaintsAbout(stored, { payments, open })];
  await deleteSale(testBed, sale);
  requireNothingWrong(sequence, wrong);
  return { counts, ending: endingOf(stored, payments.length) };
}

/** Waits until no check of the invoice is due any more, for at most 90 s. */
async function settled(testBed: BillingTestBed, sale: CardSale): Promise<StoredInvoice> {
  const deadline = performance.now() + settledWithinMs;
  let stored = await readStoredInvoice(testBed, sale);
  while (stored.checkAt && stored.checkAt <= testBed.clock.now() && performance.now() < deadline) {
    await wait(pollMs);
    stored = await readStoredInvoice(testBed, sale);
  }
  return stored;
}

function endingOf({ status, payment }: StoredInvoice, payments: number): string {
  const isByCard = payment?.card !== undefined;
  const returned = payments - (isByCard ? 1 : 0);
  const how = payment === null ? status : `${status} ${isByCard ? 'by card' : 'in cash'}`;
  return returned > 0 ? `${how}, late card payment` : how;
}
