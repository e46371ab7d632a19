import { networkOf } from '@marquee/service-kit/http/network';
import { createCallLimit } from '@marquee/service-kit/throttle/call-limit';
import type { RequestHandler } from 'express';
import { clientAddress } from '../proxy/client-address.ts';

type Limit = { perWindow: number; trustedHops: number; now: () => Date };

const windowMs = 10_000;

/** So many calls from one network in ten seconds, at this process: dear acts have limits of their own, in the database. */
export function limitRequests({ perWindow, trustedHops, now }: Limit): RequestHandler {
  const admit = createCallLimit({ perWindow, windowMs, now });

  return (request, _response, next) => {
    admit(networkOf(clientAddress(request, trustedHops)));
    next();
  };
}
