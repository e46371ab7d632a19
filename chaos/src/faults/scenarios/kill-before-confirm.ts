import { eventSent } from '@marquee/contracts/messages/event-messages';
import { quoteAccepted } from '@marquee/contracts/messages/quote-messages';

import type { Scenario } from './scenario.ts';
import { waitForMessage } from './wait-for-message.ts';

const rounds = 2;
/** Latency each way: the broker has the message before the publisher knows it. */
const slowMs = 150;

/** Killed between the broker's receipt of a message and its confirm, so that what follows the confirm never happens. */
export const killBeforeConfirm: Scenario = async ({ environment, underLoad }) => {
  const { amqpUrl, links, nodes } = environment;

  await underLoad(async () => {
    for (let round = 0; round < rounds; round += 1) {
      for (const [publisher, { type }] of [
        [nodes.events, eventSent],
        [nodes.quotes, quoteAccepted],
      ] as const) {
        links.amqp.setCondition({ kind: 'latency', milliseconds: slowMs });
        await waitForMessage(amqpUrl, type);
        await publisher.kill();
        links.amqp.setCondition({ kind: 'open' });
        await publisher.start();
      }
    }
  });
};
