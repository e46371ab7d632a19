import { setTimeout as wait } from 'node:timers/promises';

import type { Scenario } from './scenario.ts';

const withoutBrokerMs = 2_000;

/** The broker is down, the outboxes fill, and the processes that filled them are killed. */
export const killWithFullOutboxes: Scenario = async ({ environment, underLoad }) => {
  const { identity, events, quotes } = environment.nodes;

  await underLoad(async () => {
    environment.links.amqp.setCondition({ kind: 'cut' });
    await wait(withoutBrokerMs);
    await Promise.all([identity, events, quotes].map((node) => node.kill()));
    environment.links.amqp.setCondition({ kind: 'open' });
    await Promise.all([identity, events, quotes].map((node) => node.start()));
  });
};
