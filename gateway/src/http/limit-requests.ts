import { networkOf } from '@marquee/service-kit/http/network';
import type { LimitMetrics } from '@marquee/service-kit/metrics/limit-metrics';
import { createCallLimit } from '@marquee/service-kit/throttle/call-limit';
import type { LimitValues } from '@marquee/service-kit/throttle/limits';
import type { RequestHandler } from 'express';
import { clientAddress } from '../proxy/client-address.ts';

type LimitNeed = { values: LimitValues; metrics: LimitMetrics; trustedHops: number; now: () => Date };

/** Calls from one network, at this process. Expensive calls have limits of their own, in the database. */
export function limitRequests({ trustedHops, ...need }: LimitNeed): RequestHandler {
  const admit = createCallLimit({ name: 'REQUEST_LIMIT', ...need });

  return (request, _response, next) => {
    admit(networkOf(clientAddress(request, trustedHops)));
    next();
  };
}
