import { signPayload } from '@marquee/local/stripe/webhooks/sign-payload';

import type { Random } from '../../load/random.ts';
import { forgeries } from './forgeries.ts';
import type { Signed } from './forgeries.ts';
import type { BillingTestBed } from './billing-test-bed.ts';
import type { StripeEvent } from './stripe-test-bed.ts';

export type DeliveryCounts = { delivered: number; lost: number; forged: number; wrong: string[] };

/** Delivers a story's notifications to billing: late, several times, in any order, some concurrently, some never. */
export type WebhookSender = {
  /** Queues the notifications, each to arrive one to three times. */
  add: (events: readonly StripeEvent[]) => void;
  /** Delivers some of the queued notifications. */
  some: () => Promise<void>;
  /** Delivers all queued notifications. */
  rest: () => Promise<void>;
  /** Delivers a forged notification: Stripe has not signed it, or has signed it long ago. */
  forged: (event: Partial<StripeEvent>) => Promise<void>;
  counts: DeliveryCounts;
};

type Loss = { mayBeLost: (event: StripeEvent) => boolean };

const maxRounds = 20;
const lostShare = 0.2;

/** Without `mayBeLost`, every notification arrives. */
export function createWebhookSender(
  { replicas, stripe }: BillingTestBed,
  random: Random,
  { mayBeLost }: Loss = { mayBeLost: () => false },
): WebhookSender {
  const counts: DeliveryCounts = { delivered: 0, lost: 0, forged: 0, wrong: [] };
  let waiting: StripeEvent[] = [];

  function secretFor({ account }: Partial<StripeEvent>): string {
    const { STRIPE_WEBHOOK_SECRET: platform = '', STRIPE_CONNECT_WEBHOOK_SECRET: connect = '' } =
      stripe.variables;
    return account === undefined ? platform : connect;
  }

  async function send({ payload, signature }: Signed): Promise<number> {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const call = { method: 'POST', body: payload, headers };
    return (await random.pick(replicas).fetch('/api/webhooks/stripe', call)).status;
  }

  /** If billing answers 409 or 503, the notification is queued again, because Stripe would repeat it. */
  async function deliver(event: StripeEvent): Promise<void> {
    const payload = JSON.stringify(event);
    const status = await send({ payload, signature: signPayload(payload, secretFor(event), Date.now()) });
    counts.delivered += 1;
    if (status === 409 || status === 503) {
      waiting.push(event);
    } else if (status !== 204) {
      counts.wrong.push(`a notification was answered ${status}`);
    }
  }

  async function deliverSome(count: number): Promise<void> {
    const arriving = shuffled(waiting, random);
    waiting = arriving.splice(count);
    while (arriving.length > 0) {
      await Promise.all(arriving.splice(0, random.between(1, 4)).map(deliver));
    }
  }

  return {
    counts,
    add(events) {
      const kept = events.filter((event) => !(mayBeLost(event) && random.chance(lostShare)));
      counts.lost += events.length - kept.length;
      waiting.push(...kept.flatMap((event) => Array.from({ length: random.between(1, 3) }, () => event)));
    },
    some: () => deliverSome(random.between(0, waiting.length)),
    async rest() {
      for (let round = 0; waiting.length > 0 && round < maxRounds; round += 1) {
        await deliverSome(waiting.length);
      }
      const refused = waiting.map(
        ({ type }) => `${type} was never accepted, although it was delivered repeatedly`,
      );
      counts.wrong.push(...new Set(refused));
      waiting = [];
    },
    async forged(event) {
      const { name, forge } = random.pick(forgeries);
      const status = await send(forge(JSON.stringify(event), secretFor(event)));
      counts.forged += 1;
      if (status !== 400) {
        counts.wrong.push(`one ${name} was answered ${status}`);
      }
    },
  };
}

function shuffled<One>(all: readonly One[], random: Random): One[] {
  return all
    .map((one) => ({ one, rank: random.next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
}
