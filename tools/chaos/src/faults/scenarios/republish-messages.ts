import { setTimeout as wait } from 'node:timers/promises';

import type { Scenario } from './scenario.ts';
import { tapMessages } from './tap-messages.ts';

const recordingMs = 3_000;
const afterwardsMs = 1_500;

/** Republishes every message of a period, newest first: duplicates that arrive late and out of order. */
export const republishMessages: Scenario = async ({ environment, underLoad }) => {
  const tap = await tapMessages(environment.amqpUrl);
  try {
    await underLoad(() => wait(recordingMs));
    // Ensures that duplicates arrive after the originals.
    await wait(afterwardsMs);
    await tap.replayReversed();
  } finally {
    await tap.stop();
  }
};
