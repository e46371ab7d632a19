import { subscriptionsOfServices } from '@marquee/local/stack/service-subscriptions';

/** Every consumer of the product, as the services declare them. */
export const consumers = subscriptionsOfServices();

export const consumerQueues: readonly string[] = consumers.map(({ queue }) => queue);

/** Whether a queue gets messages only while an operator rebuilds a projection. */
export function isOfRebuild(queue: string): boolean {
  return /\.(rebuild-projections|answer-snapshot-requests)$/.test(queue);
}

const suffixes = ['', '.retry.1s', '.retry.10s', '.retry.60s', '.parked'];

/** Each consumer's queue with its retry queues and its dead-letter queue, and the queue of unroutable messages. */
export function queueNames(): string[] {
  return ['unrouted', ...consumerQueues.flatMap((queue) => suffixes.map((suffix) => `${queue}${suffix}`))];
}
