import { namesWith } from '@marquee/service-kit/messaging/rabbitmq/names';

import type { ServiceName } from '../../../stack/addresses.ts';
import type { FailPoint } from '../fail-point.ts';

const { queue } = namesWith('');

/** A fail point for each of these code points of the service `node`. `by`: the kind of journey that reaches all of them. */
export function pointsOn(by: FailPoint['by'], node: ServiceName, codePoints: readonly string[]): FailPoint[] {
  return codePoints.map((codePoint) => ({ node, codePoint, by }));
}

export function around(write: string): string[] {
  return [`${write}: before`, `${write}: after`];
}

export function handled(consumer: string, ...writes: readonly string[]): string[] {
  const [delivered = '', acknowledged = ''] = deliveredAndAcknowledged(consumer);
  return [delivered, ...writes.flatMap(around), acknowledged];
}

/** The code points of a consumer without those of its writes, for consumers whose kind of write is tested with another consumer. */
export function deliveredAndAcknowledged(consumer: string): string[] {
  return [`deliver ${queue(consumer)}`, `acknowledge ${queue(consumer)}`];
}

export function published(routingKey: string, act = 'publish'): string[] {
  return [`${act} ${routingKey}: before`, `${act} ${routingKey}: confirmed`];
}
