import { DomainError } from '@marquee/service-kit/domain-error';
import { forgetOldest } from '@marquee/service-kit/forget-oldest';

type CallLimit = { perMinute: number; now: () => Date };
type Window = { count: number; endsAt: number };

const windowMs = 60_000;
const mostProviders = 50_000;

/** Counts a provider's calls, at this process, and refuses more than so many in a minute. */
export function createCallLimit({ perMinute, now }: CallLimit): (providerId: string) => void {
  const windows = new Map<string, Window>();

  function openWindow(providerId: string, at: number): Window {
    const open = windows.get(providerId);
    if (open !== undefined && open.endsAt > at) {
      return open;
    }
    windows.delete(providerId);
    forgetOldest(windows, mostProviders);
    return { count: 0, endsAt: at + windowMs };
  }

  return (providerId) => {
    const at = now().getTime();
    const { count, endsAt } = openWindow(providerId, at);
    if (count >= perMinute) {
      throw tooMany(endsAt - at);
    }
    windows.set(providerId, { count: count + 1, endsAt });
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
