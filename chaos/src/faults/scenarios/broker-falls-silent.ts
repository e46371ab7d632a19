import { setTimeout as wait } from 'node:timers/promises';

import type { Scenario } from './scenario.ts';

const silentMs = 3_000;

/** What is sent to the broker arrives no more, and nobody is told until the connections break. */
export const brokerFallsSilent: Scenario = async ({ world, underLoad }) => {
  await underLoad(async () => {
    world.links.amqp.setWeather({ kind: 'half-open' });
    await wait(silentMs);
    world.links.amqp.setWeather({ kind: 'open' });
  });
};
