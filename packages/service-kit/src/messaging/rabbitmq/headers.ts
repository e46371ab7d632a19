import type { ConsumeMessage } from 'amqplib';

export const attemptHeader = 'x-attempt';
export const reasonHeader = 'x-park-reason';

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

/** Headers are limited in size; a reason is for reading. */
export function toReasonHeader(reason: string): string {
  return reason.slice(0, 1_000);
}
