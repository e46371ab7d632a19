import { setTimeout as wait } from 'node:timers/promises';

import type { Scenario } from './scenario.ts';
import { untilTaken } from './until-taken.ts';
import { untilWaiting } from './until-waiting.ts';

/** Few enough to be delivered at once, many enough that some have no later message. */
const backlog = 5;
const slowMs = 200;
/** Less than any write takes with the slow database: a message acknowledged by then was acknowledged before its write. */
const inHandMs = 100;

/** A consumer restarts with a full queue and a slow database, and is killed with unacknowledged deliveries. */
export const dieWithFullHands: Scenario = async ({ world, underLoad }) => {
  const { amqpUrl, links, nodes } = world;

  await underLoad(async () => {
    for (const [victim, queue] of [
      [nodes.billing, 'billing.keep-accepted-quotes'],
      [nodes.quotes, 'quotes.keep-event-requests'],
    ] as const) {
      await victim.kill();
      await untilWaiting(amqpUrl, queue, backlog);
      links.database.setWeather({ kind: 'latency', milliseconds: slowMs });
      // It is killed before it becomes ready.
      const shortLife = victim.start().catch(() => undefined);
      await untilTaken(amqpUrl, queue);
      await wait(inHandMs);
      await victim.kill();
      await shortLife;
      links.database.setWeather({ kind: 'open' });
      await victim.start();
    }
  });
};
