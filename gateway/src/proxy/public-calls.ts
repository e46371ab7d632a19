import type { Service } from '@marquee/contracts/operation';
import { requestIdOf, traceparentOf } from '@marquee/service-kit/http/request-scope';
import type { Request, Response } from 'express';
import { matchRoute } from '../routing/match-route.ts';
import { clientAddress } from './client-address.ts';
import { upstreamHeaders } from './upstream-headers.ts';
import type { Upstream } from './upstreams.ts';

type PublicCall = { path: string; request: Request; response: Response; signal: AbortSignal };

/** Makes a public call for a page's visitor, as the visitor's browser would. Rejects if the call is not public, or gets no JSON answer. */
export type PublicCalls = (call: PublicCall) => Promise<{ status: number; body: unknown }>;

type CallsNeed = { services: Readonly<Record<Service, Upstream>>; trustedHops: number };

export function createPublicCalls({ services, trustedHops }: CallsNeed): PublicCalls {
  return async ({ path, request, response, signal }) => {
    const route = matchRoute(path);
    if (route?.credential !== 'none') {
      throw new Error('Pages can be rendered only from answers of public calls');
    }
    const { 'accept-language': language, 'user-agent': agent } = request.headers;
    const answer = await services[route.service].read({
      ...{ path, response, signal },
      headers: upstreamHeaders(
        {
          accept: 'application/json',
          ...(language !== undefined && { 'accept-language': language }),
          ...(agent !== undefined && { 'user-agent': agent }),
        },
        {
          requestId: requestIdOf(response),
          traceparent: traceparentOf(response),
          clientAddress: clientAddress(request, trustedHops),
          ...{ bodyLength: null, token: null, cookie: null },
        },
      ),
    });
    return { status: answer.status, body: parsed(answer.text) };
  };
}

/** Replaces the parser's error, whose message would bring a part of the answer, such as a quote's text, into the log. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error('The answer of a public call is not JSON');
  }
}
