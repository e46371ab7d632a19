import { networkOf } from '@marquee/service-kit/http/network';
import type { LimitMetrics } from '@marquee/service-kit/metrics/limit-metrics';
import { createCallLimit } from '@marquee/service-kit/throttle/call-limit';
import type { LimitValues } from '@marquee/service-kit/throttle/limits';
import type { Request, RequestHandler } from 'express';
import { clientAddress } from '../proxy/client-address.ts';

type LimitNeed = { values: LimitValues; metrics: LimitMetrics; trustedHops: number; now: () => Date };

/** Counts a call. Throws if the caller's network has made too many calls. */
export type AdmitRequest = (request: Request) => void;

/** Limits the calls that this process accepts from each network. Expensive calls have more limits, which services count in the database. */
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
