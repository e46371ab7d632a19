import type { ConsumeMessage } from 'amqplib';

export const attemptHeader = 'x-attempt';
const reasonHeader = 'x-park-reason';
const typeHeader = 'x-published-as';

/** 1 for the first delivery; a retry carries its own number. */
export function attemptOf({ properties }: ConsumeMessage): number {
  const attempt: unknown = properties.headers?.[attemptHeader];
  return typeof attempt === 'number' ? attempt : 1;
}

/** Our own reason, or the broker's when it gave up on its own (delivery limit, rejected). */
export function parkReasonOf({ properties }: ConsumeMessage): string {
  const own: unknown = properties.headers?.[reasonHeader];
  const brokers: unknown = properties.headers?.['x-first-death-reason'];
  return typeof own === 'string' ? own : `broker: ${typeof brokers === 'string' ? brokers : 'dead letter'}`;
}

/** On its way to the parked queue; the type is the routing key of what came over an exchange, not straight into the queue. */
export function toParkHeaders(message: ConsumeMessage, reason: string): Record<string, unknown> {
  const { exchange, routingKey } = message.fields;
  return {
    // Headers are limited in size; a reason is for reading.
    [reasonHeader]: reason.slice(0, 1_000),
    [attemptHeader]: attemptOf(message),
    ...(exchange !== '' && { [typeHeader]: routingKey }),
  };
}

/** What it was published as; undefined where that is not known any more. */
export function typeOf({ properties }: ConsumeMessage): string | undefined {
  const type: unknown = properties.headers?.[typeHeader];
  return typeof type === 'string' ? type : undefined;
}
