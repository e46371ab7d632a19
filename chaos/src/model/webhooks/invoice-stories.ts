import { setTimeout as wait } from 'node:timers/promises';

import { createRandom } from '../../load/random.ts';
import { aCardSale, forgetSale, keptOf } from './card-sale.ts';
import type { CardSale } from './card-sale.ts';
import { complaintsAbout } from './compare-with-payments.ts';
import type { KeptInvoice } from './compare-with-payments.ts';
import type { PayingStand } from './paying-stand.ts';
import { saleActs, startSelling } from './sale-acts.ts';
import type { SaleAct, Selling } from './sale-acts.ts';
import { requireNothingWrong, sequencesOf } from './stories.ts';
import type { Played, Sequence, Stories } from './stories.ts';
import { createTeller } from './tell-billing.ts';
import type { Told } from './tell-billing.ts';

/** Longer than the pause of billing's worker after a failure. */
const settledWithinMs = 90_000;
const lookEveryMs = 50;

/** Most stories should contain a payment. */
const likely: readonly SaleAct[] = Array.from({ length: 4 }, () => 'types a good card' as const);

/**
 * Clients who pay by card or not, while the invoice ends in other ways and money is refunded; an hour later billing must agree with Stripe.
 */
export const invoiceStories: Stories<SaleAct> = {
  sequences: sequencesOf([...saleActs, ...likely], 8),
  atOnce: 10,
  async play(stand, sequences) {
    const told = await Promise.all(sequences.map((sequence) => tell(stand, sequence)));
    stand.clock.advance({ hours: 1 });
    return Promise.all(told.map((story) => ended(stand, story)));
  },
};

type Story = { sequence: Sequence<SaleAct>; sale: CardSale; selling: Selling; told: Told };

async function tell(stand: PayingStand, sequence: Sequence<SaleAct>): Promise<Story> {
  const sale = await aCardSale(stand);
  const selling = startSelling(stand, sale, sequence.seed);
  // Billing checks a checkout each hour, but learns of refunds made at Stripe only from notifications.
  const teller = createTeller(stand, createRandom(sequence.seed), {
    mayBeLost: ({ type }) => type !== 'charge.refunded',
  });
  const known = new Set<string>();
  for (const act of sequence.acts) {
    await Promise.all([selling.act(act), teller.some()]);
    const news = (await stand.stripe.toldOf(sale.account)).filter(({ id }) => !known.has(id));
    news.forEach(({ id }) => known.add(id));
    teller.add(news);
    await teller.forged(news[0] ?? { account: sale.account });
  }
  await teller.rest();
  return { sequence, sale, selling, told: teller.told };
}

async function ended(stand: PayingStand, { sequence, sale, selling, told }: Story): Promise<Played> {
  const kept = await settled(stand, sale);
  const pages = await stand.stripe.openPagesAt(sale.account);
  const payments = await stand.stripe.paymentsAt(sale.account);
  const open = pages.filter((id) => selling.shown.has(id));
  const wrong = [...told.wrong, ...selling.wrong, ...complaintsAbout(kept, { payments, open })];
  await forgetSale(stand, sale);
  requireNothingWrong(sequence, wrong);
  return { told, ending: endingOf(kept, payments.length) };
}

/** Waits until billing has nothing left to check within the hour. */
async function settled(stand: PayingStand, sale: CardSale): Promise<KeptInvoice> {
  const deadline = performance.now() + settledWithinMs;
  let kept = await keptOf(stand, sale);
  while (kept.checkAt && kept.checkAt <= stand.clock.now() && performance.now() < deadline) {
    await wait(lookEveryMs);
    kept = await keptOf(stand, sale);
  }
  return kept;
}

function endingOf({ status, payment }: KeptInvoice, payments: number): string {
  const isByCard = payment?.card !== undefined;
  const returned = payments - (isByCard ? 1 : 0);
  const how = payment === null ? status : `${status} ${isByCard ? 'by card' : 'in cash'}`;
  return returned > 0 ? `${how}, a card paid too late` : how;
}
