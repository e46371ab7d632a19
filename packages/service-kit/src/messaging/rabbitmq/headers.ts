import type { ConsumeMessage } from 'amqplib';

export const attemptHeader = 'x-attempt';
const reasonHeader = 'x-park-reason';
const typeHeader = 'x-published-as';

/** The number of the attempt, starting with 1; retries contain it in a header. */
export function attemptOf({ properties }: ConsumeMessage): number {
  const attempt: unknown = properties.headers?.[attemptHeader];
  return typeof attempt === 'number' ? attempt : 1;
}

/** Our own reason, or the broker's reason if the broker dead-lettered the message itself (delivery limit, rejected). */
export function deadLetterReasonOf({ properties }: ConsumeMessage): string {
  const own: unknown = properties.headers?.[reasonHeader];
  const brokers: unknown = properties.headers?.['x-first-death-reason'];
  return typeof own === 'string' ? own : `broker: ${typeof brokers === 'string' ? brokers : 'dead letter'}`;
}

/**
 * Headers of the copy for the dead-letter queue. They include the type, which is the routing key, only if this was the first delivery:
 * retries and redrives arrive through the default exchange, where the routing key is the queue's name.
 */
export function toDeadLetterHeaders(message: ConsumeMessage, reason: string): Record<string, unknown> {
  const { exchange, routingKey } = message.fields;
  return {
    // Headers are limited in size, and the reason is only for people to read.
    [reasonHeader]: reason.slice(0, 1_000),
    [attemptHeader]: attemptOf(message),
    ...(exchange !== '' && { [typeHeader]: routingKey }),
  };
}

/** The type under which the message was published; undefined if unknown. */
export function typeOf({ properties }: ConsumeMessage): string | undefined {
  const type: unknown = properties.headers?.[typeHeader];
  return typeof type === 'string' ? type : undefined;
}
