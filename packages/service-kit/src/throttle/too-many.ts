import { DomainError } from '../domain-error.ts';
import type { Limit } from './limit.ts';

const minuteSeconds = 60;
const hourSeconds = 3600;

/** Returns a 429 error with the limit's message and the time to wait, which `Retry-After` contains too. */
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
