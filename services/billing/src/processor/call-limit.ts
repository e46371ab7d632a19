import { DomainError } from '@marquee/service-kit/domain-error';
import { forgetOldest } from '@marquee/service-kit/forget-oldest';

type CallLimit = { perMinute: number; now: () => Date };
type Window = { count: number; endsAt: number };

const windowMs = 60_000;
const mostCallers = 50_000;

/** Counts somebody's calls, at this process, and refuses more than so many in a minute. */
export function createCallLimit({ perMinute, now }: CallLimit): (callerId: string) => void {
  const windows = new Map<string, Window>();

  function openWindow(callerId: string, at: number): Window {
    const open = windows.get(callerId);
    if (open !== undefined && open.endsAt > at) {
      return open;
    }
    windows.delete(callerId);
    forgetOldest(windows, mostCallers);
    return { count: 0, endsAt: at + windowMs };
  }

  return (callerId) => {
    const at = now().getTime();
    const { count, endsAt } = openWindow(callerId, at);
    if (count >= perMinute) {
      throw tooMany(endsAt - at);
    }
    windows.set(callerId, { count: count + 1, endsAt });
  };
}

function tooMany(waitMs: number): DomainError {
  return new DomainError(
    'too-many',
    'too_many_requests',
    'Too many requests. Please try again in a minute.',
    { retryAfterSeconds: Math.ceil(waitMs / 1000) },
  );
}
