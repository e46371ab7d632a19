import { createHash } from 'node:crypto';
import { DomainError } from '../domain-error.ts';
import type { AttemptCounts } from './attempt-counts.ts';

/** `what` is counted per `who` in windows of fixed length. */
export type Rate = { what: string; who: string; limit: number; windowMs: number; refusal?: Refusal };

/** What is said to whoever is over the limit, before how long they are to wait. */
export type Refusal = { code: string; message: string };

type RateDeps = { attempts: AttemptCounts; now: () => Date };

const minuteSeconds = 60;
const hourSeconds = 3600;
const tooManyAttempts: Refusal = { code: 'too_many_attempts', message: 'Too many attempts.' };

/** False when this one is too many. It counts all the same. */
export async function isWithin({ attempts, now }: RateDeps, rate: Rate): Promise<boolean> {
  const end = windowEnd(rate, now());
  return (await attempts.count(keyOf(rate, end), end)) <= rate.limit;
}

export async function requireWithin(deps: RateDeps, rate: Rate): Promise<void> {
  if (!(await isWithin(deps, rate))) {
    const at = deps.now();
    throw tooMany(windowEnd(rate, at).getTime() - at.getTime(), rate.refusal);
  }
}

/** Only looks: this one does not count. */
export async function requireNotUsedUp({ attempts, now }: RateDeps, rate: Rate): Promise<void> {
  const at = now();
  const end = windowEnd(rate, at);
  if ((await attempts.counted(keyOf(rate, end))) >= rate.limit) {
    throw tooMany(end.getTime() - at.getTime(), rate.refusal);
  }
}

/** What turned out well does not count. */
export async function takeBack({ attempts, now }: RateDeps, rate: Rate): Promise<void> {
  await attempts.takeBack(keyOf(rate, windowEnd(rate, now())));
}

export function tooMany(waitMs: number, { code, message }: Refusal = tooManyAttempts): DomainError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new DomainError('too-many', code, `${message} Please try again in ${inWords(seconds)}.`, {
    retryAfterSeconds: seconds,
  });
}

/** Addresses are not kept as such. */
export function fingerprint(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

function windowEnd({ windowMs }: Rate, at: Date): Date {
  return new Date((Math.floor(at.getTime() / windowMs) + 1) * windowMs);
}

function keyOf({ what, who }: Rate, end: Date): string {
  return fingerprint(what, who, end.toISOString());
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
