import { setTimeout as wait } from 'node:timers/promises';

import type { Scenario } from './scenario.ts';

const silentMs = 3_000;

/** Data sent to the broker no longer arrives, and no error is reported until the connections break. */
export const silenceBroker: Scenario = async ({ environment, underLoad }) => {
  await underLoad(async () => {
    environment.links.amqp.setCondition({ kind: 'half-open' });
    await wait(silentMs);
    environment.links.amqp.setCondition({ kind: 'open' });
  });
};
