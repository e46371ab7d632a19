import type { ConsumeMessage } from 'amqplib';

export const attemptHeader = 'x-attempt';
const reasonHeader = 'x-park-reason';
const typeHeader = 'x-published-as';

/** 1 for the first delivery; a retry carries its own number. */
export function attemptOf({ properties }: ConsumeMessage): number {
  const attempt: unknown = properties.headers?.[attemptHeader];
  return typeof attempt === 'number' ? attempt : 1;
}

/** Our own reason, or the broker's if it dead-lettered the message itself (delivery limit, rejected). */
export function deadLetterReasonOf({ properties }: ConsumeMessage): string {
  const own: unknown = properties.headers?.[reasonHeader];
  const brokers: unknown = properties.headers?.['x-first-death-reason'];
  return typeof own === 'string' ? own : `broker: ${typeof brokers === 'string' ? brokers : 'dead letter'}`;
}

/**
 * Headers of a copy for the dead-letter queue. The type is the routing key of a message that came through an exchange, not straight into
 * the queue.
 */
export function toDeadLetterHeaders(message: ConsumeMessage, reason: string): Record<string, unknown> {
  const { exchange, routingKey } = message.fields;
  return {
    // Headers are limited in size, and the reason is for people.
    [reasonHeader]: reason.slice(0, 1_000),
    [attemptHeader]: attemptOf(message),
    ...(exchange !== '' && { [typeHeader]: routingKey }),
  };
}

/** The type under which it was published; undefined if unknown. */
export function typeOf({ properties }: ConsumeMessage): string | undefined {
  const type: unknown = properties.headers?.[typeHeader];
  return typeof type === 'string' ? type : undefined;
}
