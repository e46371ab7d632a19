import { setTimeout as wait } from 'node:timers/promises';

import type { Scenario } from './scenario.ts';

const withoutBrokerMs = 2_000;

/** The broker is down, the outboxes fill, and the processes that filled them are killed. */
export const dieWithFullOutboxes: Scenario = async ({ world, underLoad }) => {
  const { identity, events, quotes } = world.nodes;

  await underLoad(async () => {
    world.links.amqp.setWeather({ kind: 'cut' });
    await wait(withoutBrokerMs);
    await Promise.all([identity, events, quotes].map((node) => node.kill()));
    world.links.amqp.setWeather({ kind: 'open' });
    await Promise.all([identity, events, quotes].map((node) => node.start()));
  });
};
