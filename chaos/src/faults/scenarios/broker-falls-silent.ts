import { setTimeout as wait } from 'node:timers/promises';

import type { Scenario } from './scenario.ts';

const silentMs = 3_000;

/** Data sent to the broker no longer arrives, and no error is reported until the connections break. */
export const brokerFallsSilent: Scenario = async ({ world, underLoad }) => {
  await underLoad(async () => {
    world.links.amqp.setWeather({ kind: 'half-open' });
    await wait(silentMs);
    world.links.amqp.setWeather({ kind: 'open' });
  });
};
