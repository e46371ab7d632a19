import { services } from '@marquee/contracts/operation';
import { namesWith } from '@marquee/service-kit/messaging/rabbitmq/names';

import { consumerQueues, isOfRebuild } from '../../check/queue-names.ts';
import type { CodePoint } from './unlisted-code-points.ts';

const { queue } = namesWith('');

const onRebuild =
  'receives messages only while an operator rebuilds a projection; packages/service-kit/test/repeated-rebuild.test.ts loses and repeats them';

/** Consumers that no journey reaches, and why. */
export const excludedConsumers: Readonly<Record<string, string>> = {
  'billing.keep-issuers':
    'receives tax numbers, which no journey sets; its writes are like those of the accepted quotes, which are tested in this service',
  'identity.tell-of-subscriptions':
    'receives subscription payments, which need a card processor; its emails are like those about invoices, which are tested in this service',
  'quotes.keep-subscriptions':
    'receives subscription payments, which need a card processor; its writes are like those of the providers, which are tested in this service',
  ...Object.fromEntries(consumerQueues.filter(isOfRebuild).map((queue) => [queue, onRebuild])),
};

type Consumers = { all: readonly string[]; excluded: readonly string[] };

/**
 * Reports each consumer that acknowledges no message in any journey, unless the consumer is excluded. Also reports each exclusion of a
 * consumer that a journey reaches or that does not exist.
 */
export function complaintsAboutConsumers(
  reached: readonly CodePoint[],
  { all, excluded }: Consumers,
): string[] {
  const codePoints = new Set(reached.map(({ node, codePoint }) => `${node}: ${codePoint}`));
  const isReached = (consumer: string): boolean =>
    services.some((node) => codePoints.has(`${node}: acknowledge ${queue(consumer)}`));
  return [
    ...all
      .filter((consumer) => !isReached(consumer) && !excluded.includes(consumer))
      .map((consumer) => `${consumer}: no journey reaches this consumer`),
    ...excluded.filter(isReached).map((consumer) => `${consumer}: excluded, although a journey reaches it`),
    ...excluded
      .filter((consumer) => !all.includes(consumer))
      .map((consumer) => `${consumer}: there is no such consumer`),
  ];
}
