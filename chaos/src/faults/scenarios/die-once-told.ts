import { eventSent } from '@marquee/contracts/messages/event-messages';
import { quoteAccepted } from '@marquee/contracts/messages/quote-messages';

import type { Scenario } from './scenario.ts';
import { untilTold } from './until-told.ts';

const rounds = 2;
/** Latency each way: the broker has the message before the publisher knows it. */
const slowMs = 150;

/** Killed between the broker's receipt of a message and its confirm, so that what follows the confirm never happens. */
export const dieOnceTold: Scenario = async ({ world, underLoad }) => {
  const { amqpUrl, links, nodes } = world;

  await underLoad(async () => {
    for (let round = 0; round < rounds; round += 1) {
      for (const [teller, { type }] of [
        [nodes.events, eventSent],
        [nodes.quotes, quoteAccepted],
      ] as const) {
        links.amqp.setWeather({ kind: 'latency', milliseconds: slowMs });
        await untilTold(amqpUrl, type);
        await teller.kill();
        links.amqp.setWeather({ kind: 'open' });
        await teller.start();
      }
    }
  });
};
