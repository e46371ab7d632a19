import { setTimeout as wait } from 'node:timers/promises';

import type { Scenario } from './scenario.ts';
import { untilTaken } from './until-taken.ts';

const backlogMs = 1_500;
const slowMs = 200;

/** A consumer comes back to a full queue and a slow database, and is killed with all it has just been handed. */
export const dieWithFullHands: Scenario = async ({ world, underLoad }) => {
  const { amqpUrl, links, nodes } = world;

  await underLoad(async () => {
    for (const [victim, queue] of [
      [nodes.events, 'events.move-to-proposal'],
      [nodes.quotes, 'quotes.keep-event-requests'],
    ] as const) {
      await victim.kill();
      await wait(backlogMs);
      links.database.setWeather({ kind: 'latency', milliseconds: slowMs });
      // It is not to live until it is ready.
      const shortLife = victim.start().catch(() => undefined);
      await untilTaken(amqpUrl, queue);
      await victim.kill();
      await shortLife;
      links.database.setWeather({ kind: 'open' });
      await victim.start();
    }
  });
};
