import { createRandom } from '../../load/random.ts';
import { differenceBetween } from './compare-with-stripe.ts';
import type { KeptPlan } from './compare-with-stripe.ts';
import type { PayingStand } from './paying-stand.ts';
import { requireNothingWrong, sequencesOf } from './stories.ts';
import type { Played, Sequence, Stories } from './stories.ts';
import { subscribe, subscriberActs } from './subscriber.ts';
import type { Subscriber, SubscriberAct } from './subscriber.ts';
import { createTeller } from './tell-billing.ts';

/**
 * Providers who pay each month, do not, cancel and return. Every notification arrives eventually, because billing checks nothing by itself
 * here.
 */
export const subscriptionStories: Stories<SubscriberAct> = {
  sequences: sequencesOf(subscriberActs, 6),
  atOnce: 1,
  play: async (stand, sequences) => {
    const played: Played[] = [];
    for (const sequence of sequences) {
      played.push(await playOut(stand, sequence));
    }
    return played;
  },
};

async function playOut(stand: PayingStand, sequence: Sequence<SubscriberAct>): Promise<Played> {
  const teller = createTeller(stand, createRandom(sequence.seed));
  const subscriber = await subscribe(stand);
  const known = new Set<string>();
  for (const act of [null, ...sequence.acts]) {
    // Earlier notifications arrive while this happens.
    await Promise.all([act === null ? null : subscriber.act(act), teller.some()]);
    const news = (await stand.stripe.eventsOf(subscriber.customer)).filter(({ id }) => !known.has(id));
    news.forEach(({ id }) => known.add(id));
    teller.add(news);
    await refusing(stand, subscriber, () => teller.forged(news[0] ?? {}));
  }
  await teller.rest();
  const kept = (await storedOf(stand, subscriber))?.paidPlan;
  const difference = differenceBetween(kept, await stand.stripe.subscriptionsOf(subscriber.customer));
  await stand.stripe.forget(subscriber.customer);
  requireNothingWrong(sequence, [...teller.told.wrong, ...(difference === null ? [] : [difference])]);
  return { told: teller.told, ending: kept?.status ?? 'none' };
}

type Stored = { _id: string; version: number; paidPlan?: KeptPlan };

function storedOf({ billing }: PayingStand, { providerId }: Subscriber): Promise<Stored | null> {
  return billing.connection.collection<Stored>('subscriptions').findOne({ _id: providerId });
}

/** A rejected notification changes nothing and does not make billing call Stripe, which would store a new version. */
async function refusing(stand: PayingStand, subscriber: Subscriber, act: () => Promise<void>): Promise<void> {
  const before = await storedOf(stand, subscriber);
  await act();
  const after = await storedOf(stand, subscriber);
  if (before?.version !== after?.version) {
    throw new Error('what was refused has changed something');
  }
}
