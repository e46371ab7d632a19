import { setTimeout as wait } from 'node:timers/promises';

import type { Scenario } from './scenario.ts';
import { untilTaken } from './until-taken.ts';
import { untilWaiting } from './until-waiting.ts';

/** Few enough to be handed over at once, many enough that some are told of only once. */
const backlog = 5;
const slowMs = 200;
/** Less than the slow database needs for any write: what is acknowledged by now was acknowledged before it. */
const inHandMs = 100;

/** A consumer comes back to a full queue and a slow database, and is killed with all it has just been handed. */
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
      // It is not to live until it is ready.
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
