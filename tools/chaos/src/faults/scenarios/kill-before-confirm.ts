import { eventSent } from '@marquee/contracts/messages/event-messages';
import { quoteAccepted } from '@marquee/contracts/messages/quote-messages';

import type { Scenario } from './scenario.ts';
import { waitForMessage } from './wait-for-message.ts';

const rounds = 2;
/** Latency each way, so that the broker has the message for a while before the publisher gets the confirm. */
const slowMs = 150;

/** Kills a service between the broker's receipt of a message and the confirm, so that the service never acts on the confirm. */
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
