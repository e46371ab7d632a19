import fc from 'fast-check';

import { createRandom } from '../../load/random.ts';
import { differenceBetween } from './compare-with-stripe.ts';
import type { KeptPlan } from './compare-with-stripe.ts';
import { startPayingStand } from './paying-stand.ts';
import type { PayingStand } from './paying-stand.ts';
import { subscribe, subscriberActs } from './subscriber.ts';
import type { Subscriber, SubscriberAct } from './subscriber.ts';
import { createTeller } from './tell-billing.ts';
import type { Told } from './tell-billing.ts';

export type WebhookRuns = { sequences: number; delivered: number; forged: number; divergence: string | null };

type Plan = { sequences: number; seed: number };
type Sequence = { acts: SubscriberAct[]; seed: number };

/** Months pass in it, and a card is good until 2099. */
const mostPerStand = 250;

const sequences: fc.Arbitrary<Sequence> = fc.record({
  acts: fc.array(fc.constantFrom(...subscriberActs), { minLength: 1, maxLength: 6 }),
  seed: fc.integer({ min: 0, max: 2 ** 31 }),
});

/** Whatever order Stripe tells things in, and however often: once all is told, billing has what Stripe has. */
export async function runWebhooks(
  mongodbUrl: string,
  { sequences: asked, seed }: Plan,
): Promise<WebhookRuns> {
  const runs: WebhookRuns = { sequences: 0, delivered: 0, forged: 0, divergence: null };
  while (runs.sequences < asked && runs.divergence === null) {
    const stand = await startPayingStand(mongodbUrl);
    const numRuns = Math.min(mostPerStand, asked - runs.sequences);
    const play = fc.asyncProperty(sequences, async (sequence) => {
      const told = await playOut(stand, sequence);
      runs.delivered += told.delivered;
      runs.forged += told.forged;
    });
    // A sequence leaves its months behind: it cannot be tried again to find a smaller one.
    const details = await fc.check(play, { numRuns, seed: seed + runs.sequences, endOnFailure: true });
    runs.sequences += details.numRuns;
    runs.divergence = details.failed ? String(details.errorInstance) : null;
    await stand.stop();
  }
  return runs;
}

async function playOut(stand: PayingStand, { acts, seed }: Sequence): Promise<Told> {
  const teller = createTeller(stand, createRandom(seed));
  const subscriber = await subscribe(stand);
  const known = new Set<string>();
  for (const act of [null, ...acts]) {
    // What is told of before arrives while this happens.
    await Promise.all([act === null ? null : subscriber.act(act), teller.some()]);
    const news = (await stand.stripe.eventsOf(subscriber.customer)).filter(({ id }) => !known.has(id));
    news.forEach(({ id }) => known.add(id));
    teller.add(news.map((event) => JSON.stringify(event)));
    await refusing(stand, subscriber, () => teller.forged(JSON.stringify(news[0] ?? {})));
  }
  await teller.rest();
  const kept = (await storedOf(stand, subscriber))?.paidPlan;
  const difference = differenceBetween(kept, await stand.stripe.subscriptionsOf(subscriber.customer));
  await stand.stripe.forget(subscriber.customer);
  const wrong = [...teller.told.wrong, ...(difference === null ? [] : [difference])];
  if (wrong.length > 0) {
    throw new Error(`${acts.join(', ')} (${seed}): ${wrong.join('; ')}`);
  }
  return teller.told;
}

type Stored = { _id: string; version: number; paidPlan?: KeptPlan };

function storedOf({ billing }: PayingStand, { providerId }: Subscriber): Promise<Stored | null> {
  return billing.connection.collection<Stored>('subscriptions').findOne({ _id: providerId });
}

/** What is refused changes nothing, and asks Stripe nothing: that would be kept, with another version. */
async function refusing(stand: PayingStand, subscriber: Subscriber, act: () => Promise<void>): Promise<void> {
  const before = await storedOf(stand, subscriber);
  await act();
  const after = await storedOf(stand, subscriber);
  if (before?.version !== after?.version) {
    throw new Error('what was refused has changed something');
  }
}
