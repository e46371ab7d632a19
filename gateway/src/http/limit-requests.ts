import { networkOf } from '@marquee/service-kit/http/network';
import type { LimitMetrics } from '@marquee/service-kit/metrics/limit-metrics';
import { createCallLimit } from '@marquee/service-kit/throttle/call-limit';
import type { LimitValues } from '@marquee/service-kit/throttle/limits';
import type { Request, RequestHandler } from 'express';
import { clientAddress } from '../proxy/client-address.ts';

type LimitNeed = { values: LimitValues; metrics: LimitMetrics; trustedHops: number; now: () => Date };

/** Counts a call. Throws if its network has made too many. */
export type AdmitRequest = (request: Request) => void;

/** Limits calls per network, in this process. Expensive calls have their own limits in the database. */
export function createRequestLimit({ trustedHops, ...need }: LimitNeed): AdmitRequest {
  const admit = createCallLimit({ name: 'REQUEST_LIMIT', ...need });

  return (request) => {
    admit(networkOf(clientAddress(request, trustedHops)));
  };
}

export function limitRequests(admit: AdmitRequest): RequestHandler {
  return (request, _response, next) => {
    admit(request);
    next();
  };
}
