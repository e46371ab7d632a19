import type { Service } from '@marquee/contracts/operation';
import { operations } from '@marquee/contracts/operations';
import { createAllowedMethods } from '@marquee/service-kit/http/allowed-methods';
import { isRead, methodNotAllowed } from '@marquee/service-kit/http/require-method';
import { requestIdOf, traceparentOf } from '@marquee/service-kit/http/request-scope';
import { setRoute } from '@marquee/service-kit/http/request-log';
import { notFound } from '@marquee/service-kit/http/web-server-error';
import type { Request, RequestHandler, Response } from 'express';
import { setService } from '../http/service-label.ts';
import { pathOf } from '../http/request-url.ts';
import { matchRoute } from '../routing/match-route.ts';
import type { Route } from '../routing/route-table.ts';
import type { CookieReader } from '../sessions/cookie-reader.ts';
import type { SessionTokens } from '../sessions/session-tokens.ts';
import { clientAddress } from './client-address.ts';
import { noBody, readBody } from './read-body.ts';
import { requireJson } from './require-json.ts';
import { requireOwnOrigin } from './same-origin.ts';
import { upstreamHeaders } from './upstream-headers.ts';
import type { Upstream } from './upstreams.ts';

type ForwardDeps = {
  services: Readonly<Record<Service, Upstream>>;
  tokens: SessionTokens;
  cookie: CookieReader;
  publicUrl: string;
  trustedHops: number;
};

const allowedMethodsOf = createAllowedMethods(operations.values());
const writeMethods = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** Checks a call completely, then forwards it to the service that owns its path. */
export function forwardCalls(deps: ForwardDeps): RequestHandler {
  return async (request, response) => {
    // Answers are personal unless the service sets its own cache-control.
    response.set('cache-control', 'no-store');
    const path = pathOf(request.originalUrl);
    const route = matchRoute(path);
    if (route === null) {
      throw notFound();
    }
    setRoute(response, `/api/${route.path}`);
    setService(response, route.service);
    const isSafe = isRead(request);
    if (!isSafe) {
      requireWrite(path, request.method);
    }
    if (!isSafe && route.isWebhook !== true) {
      requireOwnOrigin(request.headers, deps.publicUrl);
    }
    const received = await readBody(request);
    if (received === null) {
      return;
    }
    const body = isSafe ? noBody : received;
    if (body.length > 0 && route.isWebhook !== true) {
      requireJson(request.headers);
    }
    await forward(deps, { request, response, route, body, isSafe });
  };
}

/**
 * Runs before the checks of origin and body. Rejects a write with 405 if operations have its path but not its method, or with 404 if no
 * operation has the path and the method is none of `writeMethods`. Services reject all other undeclared calls.
 */
function requireWrite(path: string, method: string): void {
  const allowed = allowedMethodsOf(path.slice('/api'.length));
  if (allowed === null && !writeMethods.includes(method)) {
    throw notFound();
  }
  if (allowed !== null && !allowed.includes(method)) {
    throw methodNotAllowed(allowed);
  }
}

type Admitted = { request: Request; response: Response; route: Route; body: Buffer; isSafe: boolean };

async function forward(
  deps: ForwardDeps,
  { request, response, route, body, isSafe }: Admitted,
): Promise<void> {
  const { services, tokens, cookie, trustedHops } = deps;
  const { service, credential } = route;
  const requestId = requestIdOf(response);
  const session = cookie.read(request.headers.cookie);
  const traceparent = traceparentOf(response);
  const cause = { requestId, traceparent, actor: 'gateway' };
  const token =
    credential === 'token' && session !== null ? await tokens.tokenFor(session, service, cause) : null;

  await services[service].forward({
    request,
    response,
    headers: upstreamHeaders(request.headers, {
      requestId,
      traceparent,
      clientAddress: clientAddress(request, trustedHops),
      bodyLength: isSafe ? null : body.length,
      token,
      cookie: credential === 'cookie' ? cookie.forIdentity(request.headers.cookie) : null,
    }),
    body,
    requestId,
    maySetCookie: credential === 'cookie',
    onAnswer: (headers) => {
      const changed = headers['x-sessions-changed'];
      if (service === 'identity' && typeof changed === 'string') {
        tokens.forgetAccount(changed);
      }
      // The redirect back from Google is a GET that begins another session.
      const mayHaveChanged = !isSafe || headers['set-cookie'] !== undefined;
      if (credential === 'cookie' && mayHaveChanged && session !== null) {
        tokens.forget(session);
      }
    },
  });
}
