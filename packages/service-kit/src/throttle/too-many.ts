import { DomainError } from '../domain-error.ts';
import type { Limit } from './limit.ts';

const minuteSeconds = 60;
const hourSeconds = 3600;

/** A 429 error that states what happened and how long to wait, in its message and in `Retry-After`. */
export function tooMany(waitMs: number, { code, message }: Pick<Limit, 'code' | 'message'>): DomainError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new DomainError('too-many', code, `${message} Please try again in ${inWords(seconds)}.`, {
    retryAfterSeconds: seconds,
  });
}

function inWords(seconds: number): string {
  if (seconds < minuteSeconds) {
    return counted(seconds, 'second');
  }
  return seconds <= hourSeconds
    ? counted(Math.ceil(seconds / minuteSeconds), 'minute')
    : counted(Math.ceil(seconds / hourSeconds), 'hour');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
