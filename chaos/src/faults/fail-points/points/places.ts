import { namesWith } from '@marquee/service-kit/messaging/rabbitmq/names';

import type { ServiceName } from '../../../stack/addresses.ts';
import type { FailPoint } from '../fail-point.ts';

const { queue } = namesWith('');

/** A fail point for each of these places of one service, reached by one kind of journey. */
export function pointsOn(by: FailPoint['by'], node: ServiceName, places: readonly string[]): FailPoint[] {
  return places.map((place) => ({ node, place, by }));
}

export function around(write: string): string[] {
  return [`${write}: before`, `${write}: after`];
}

export function handled(consumer: string, ...writes: readonly string[]): string[] {
  const [delivered = '', acknowledged = ''] = deliveredAndAcknowledged(consumer);
  return [delivered, ...writes.flatMap(around), acknowledged];
}

/** The places of a consumer whose write is tested with another consumer. */
export function deliveredAndAcknowledged(consumer: string): string[] {
  return [`deliver ${queue(consumer)}`, `acknowledge ${queue(consumer)}`];
}

export function published(routingKey: string, act = 'publish'): string[] {
  return [`${act} ${routingKey}: before`, `${act} ${routingKey}: confirmed`];
}
