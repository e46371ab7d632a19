import { setTimeout as wait } from 'node:timers/promises';

import type { Scenario } from './scenario.ts';
import { waitForConsumer } from './wait-for-consumer.ts';
import { waitForBacklog } from './wait-for-backlog.ts';

/**
 * Number of waiting messages. Below the consumer's prefetch, so that the broker delivers all of them at once. Enough that some are the last
 * message of their aggregate, so that no later snapshot hides their loss.
 */
const backlog = 5;
const slowMs = 200;
/** Shorter than any write with the slow database: a message acknowledged by then was acknowledged before its write. */
const unacknowledgedMs = 100;

/** A consumer restarts with a full queue and a slow database, and is killed with unacknowledged deliveries. */
export const killWithUnacknowledged: Scenario = async ({ environment, underLoad }) => {
  const { amqpUrl, links, nodes } = environment;

  await underLoad(async () => {
    for (const [victim, queue] of [
      [nodes.billing, 'billing.keep-accepted-quotes'],
      [nodes.quotes, 'quotes.keep-event-requests'],
    ] as const) {
      await victim.kill();
      await waitForBacklog(amqpUrl, queue, backlog);
      links.database.setCondition({ kind: 'latency', milliseconds: slowMs });
      // The start fails, because the service is killed before it becomes ready.
      const interruptedStart = victim.start().catch(() => undefined);
      await waitForConsumer(amqpUrl, queue);
      await wait(unacknowledgedMs);
      await victim.kill();
      await interruptedStart;
      links.database.setCondition({ kind: 'open' });
      await victim.start();
    }
  });
};
