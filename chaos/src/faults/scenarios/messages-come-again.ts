import { setTimeout as wait } from 'node:timers/promises';

import type { Scenario } from './scenario.ts';
import { tapMessages } from './tap-messages.ts';

const overheardMs = 3_000;
const afterwardsMs = 1_500;

/** Every message of a while once more, the newest first: duplicates that come late and out of order. */
export const messagesComeAgain: Scenario = async ({ world, underLoad }) => {
  const tap = await tapMessages(world.amqpUrl);
  try {
    await underLoad(() => wait(overheardMs));
    // So that the repetition is behind what it repeats.
    await wait(afterwardsMs);
    await tap.repeatBackwards();
  } finally {
    await tap.stop();
  }
};
