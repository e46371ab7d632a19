import { setTimeout as wait } from 'node:timers/promises';

import type { Scenario } from './scenario.ts';

const rounds = 2;
const slowMs = 150;
const atWorkMs = 1_500;

/** A slow database, so that much is under way when the services are killed. */
export const dieAtWork: Scenario = async ({ world, underLoad }) => {
  const { events, quotes, billing } = world.nodes;

  await underLoad(async () => {
    for (let round = 0; round < rounds; round += 1) {
      world.links.database.setWeather({ kind: 'latency', milliseconds: slowMs });
      await wait(atWorkMs);
      await Promise.all([events, quotes, billing].map((node) => node.kill()));
      world.links.database.setWeather({ kind: 'open' });
      await Promise.all([events, quotes, billing].map((node) => node.start()));
      await wait(atWorkMs);
    }
  });
};
