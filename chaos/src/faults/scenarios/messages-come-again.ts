import { setTimeout as wait } from 'node:timers/promises';

import type { Scenario } from './scenario.ts';
import { tapMessages } from './tap-messages.ts';

const overheardMs = 3_000;
const afterwardsMs = 1_500;

/** Republishes every message of a period, newest first: duplicates that arrive late and out of order. */
export const messagesComeAgain: Scenario = async ({ world, underLoad }) => {
  const tap = await tapMessages(world.amqpUrl);
  try {
    await underLoad(() => wait(overheardMs));
    // Ensures that duplicates arrive after the originals.
    await wait(afterwardsMs);
    await tap.repeatBackwards();
  } finally {
    await tap.stop();
  }
};
