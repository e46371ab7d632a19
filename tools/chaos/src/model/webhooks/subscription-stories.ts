import { createRandom } from '../../load/random.ts';
import { differenceBetween } from './compare-with-stripe.ts';
import type { StoredPlan } from './compare-with-stripe.ts';
import type { BillingTestBed } from './billing-test-bed.ts';
import { requireNothingWrong, sequencesOf } from './stories.ts';
import type { Played, Sequence, Stories } from './stories.ts';
import { subscribe, subscriberActions } from './subscriber.ts';
import type { Subscriber, SubscriberAction } from './subscriber.ts';
import { createWebhookSender } from './webhook-sender.ts';

/**
 * Providers pay each month, fail to pay, cancel and return. Every notification arrives eventually, because billing checks nothing by itself
 * here.
 */
export const subscriptionStories: Stories<SubscriberAction> = {
  sequences: sequencesOf(subscriberActions, 6),
  atOnce: 1,
  play: async (testBed, sequences) => {
    const played: Played[] = [];
    for (const sequence of sequences) {
      played.push(await runSequence(testBed, sequence));
    }
    return played;
  },
};

async function runSequence(testBed: BillingTestBed, sequence: Sequence<SubscriberAction>): Promise<Played> {
  const webhooks = createWebhookSender(testBed, createRandom(sequence.seed));
  const subscriber = await subscribe(testBed);
  const known = new Set<string>();
  for (const act of [null, ...sequence.actions]) {
    // Earlier notifications arrive during this action.
    await Promise.all([act === null ? null : subscriber.act(act), webhooks.some()]);
    const newEvents = (await testBed.stripe.eventsOf(subscriber.customer)).filter(({ id }) => !known.has(id));
    newEvents.forEach(({ id }) => known.add(id));
    webhooks.add(newEvents);
    await requireNoChange(testBed, subscriber, () => webhooks.forged(newEvents[0] ?? {}));
  }
  await webhooks.rest();
  const stored = (await storedOf(testBed, subscriber))?.paidPlan;
  const difference = differenceBetween(stored, await testBed.stripe.subscriptionsOf(subscriber.customer));
  await testBed.stripe.forget(subscriber.customer);
  requireNothingWrong(sequence, [...webhooks.counts.wrong, ...(difference === null ? [] : [difference])]);
  return { counts: webhooks.counts, ending: stored?.status ?? 'none' };
}

type Stored = { _id: string; version: number; paidPlan?: StoredPlan };

function storedOf({ billing }: BillingTestBed, { providerId }: Subscriber): Promise<Stored | null> {
  return billing.connection.collection<Stored>('subscriptions').findOne({ _id: providerId });
}

/** Throws if `act` changes the stored subscription. Even a call of billing to Stripe would store a new version. */
async function requireNoChange(
  testBed: BillingTestBed,
  subscriber: Subscriber,
  act: () => Promise<void>,
): Promise<void> {
  const before = await storedOf(testBed, subscriber);
  await act();
  const after = await storedOf(testBed, subscriber);
  if (before?.version !== after?.version) {
    throw new Error('a rejected notification changed the subscription');
  }
}
