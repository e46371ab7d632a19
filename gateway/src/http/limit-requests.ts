import { DomainError } from '@marquee/service-kit/domain-error';
import { forgetOldest } from '@marquee/service-kit/forget-oldest';
import { networkOf } from '@marquee/service-kit/http/network';
import type { RequestHandler } from 'express';
import { clientAddress } from '../proxy/client-address.ts';

type Limit = { perWindow: number; trustedHops: number; now: () => Date };

type Window = { count: number; endsAt: number };

const windowMs = 10_000;
const mostNetworks = 50_000;

/** So many calls from one network in ten seconds, at this process: dear acts have limits of their own, in the database. */
export function limitRequests({ perWindow, trustedHops, now }: Limit): RequestHandler {
  const windows = new Map<string, Window>();

  function count(network: string, at: number): Window {
    const open = windows.get(network);
    if (open !== undefined && open.endsAt > at) {
      const counted = { ...open, count: open.count + 1 };
      windows.set(network, counted);
      return counted;
    }
    windows.delete(network);
    forgetOldest(windows, mostNetworks);
    const first = { count: 1, endsAt: at + windowMs };
    windows.set(network, first);
    return first;
  }

  return (request, _response, next) => {
    const at = now().getTime();
    const { count: calls, endsAt } = count(networkOf(clientAddress(request, trustedHops)), at);
    if (calls > perWindow) {
      throw new DomainError(
        'too-many',
        'too_many_requests',
        'Too many requests. Please try again in a moment.',
        { retryAfterSeconds: Math.ceil((endsAt - at) / 1000) },
      );
    }
    next();
  };
}
