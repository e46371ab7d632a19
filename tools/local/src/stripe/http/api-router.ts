import express from 'express';
import type { ErrorRequestHandler, Request, RequestHandler, Router } from 'express';

import { newId } from '../new-id.ts';
import type { Emulator } from '../emulator.ts';
import { accountContext } from '../account-context.ts';
import type { AccountContext } from '../account-context.ts';
import { expandFields } from './expand.ts';
import { readFields } from './fields.ts';
import { runIdempotently } from './idempotency.ts';
import type { ReplayableResponse } from './idempotency.ts';
import type { Route } from './route.ts';
import { stripeErrorOf, stripeError } from './stripe-error.ts';

/** Stripe's API as the SDK calls it: form-encoded requests, JSON responses. */
export function apiRouter(emulator: Emulator, secretKey: string, routes: readonly Route[]): Router {
  const router = express.Router();
  router.use(withRequestId);
  router.use(requireKey(secretKey));
  router.use(express.urlencoded({ extended: true, limit: '1mb' }));
  for (const route of routes) {
    router[route.method](route.path, handlerFor(emulator, route));
  }
  router.use((request) => {
    throw stripeError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${request.method}: ${request.originalUrl}). The Stripe emulator may not implement it yet.`,
    });
  });
  router.use(errorHandler);
  return router;
}

const withRequestId: RequestHandler = (_request, response, next) => {
  response.set('Request-Id', newId('req'));
  next();
};

function requireKey(secretKey: string): RequestHandler {
  return (request, _response, next) => {
    if (request.get('authorization') !== `Bearer ${secretKey}`) {
      throw stripeError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
    }
    next();
  };
}

function handlerFor(emulator: Emulator, route: Route): RequestHandler {
  return (request, response) => {
    const { status, body, isReplayed } = emulator.change(() => handleRequest(emulator, route, request));
    const key = request.get('idempotency-key');
    if (key !== undefined) {
      response.set('Idempotency-Key', key);
    }
    if (isReplayed) {
      response.set('Idempotent-Replayed', 'true');
    }
    response.status(status).json(body);
  };
}

function handleRequest(emulator: Emulator, route: Route, request: Request): ReplayableResponse {
  const context = accountContext(emulator, accountOf(emulator, request));
  const { expand = [], ...rawFields } = (
    route.method === 'get' ? request.query : (request.body ?? {})
  ) as RawFields;
  const fields = readFields(route.fields, rawFields);
  const params = request.params as Record<string, string>;
  const execute = (): unknown =>
    expandFields(context, route.handle(context, { params, fields }), [...expand]);
  const key = route.method === 'post' ? request.get('idempotency-key') : undefined;
  const endpoint = `${request.method} ${request.path}`;
  return runIdempotently(
    context,
    { key, endpoint, input: { given: rawFields, expand }, at: emulator.wallClock() },
    execute,
  );
}

type RawFields = Record<string, unknown> & { expand?: string[] };

/** The account of a call: the connected account named by a header, else the platform's own. */
function accountOf(emulator: Emulator, request: Request): AccountContext['account'] {
  const account = request.get('stripe-account');
  if (account !== undefined && emulator.store.find('account', account) === undefined) {
    throw stripeError(403, {
      type: 'invalid_request_error',
      code: 'account_invalid',
      message: `The provided key does not have access to account '${account}' (or that account does not exist).`,
    });
  }
  return account ?? null;
}

const errorHandler: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const refusal = stripeErrorOf(error);
  if (refusal === undefined) {
    next(error);
    return;
  }
  response.status(refusal.status).json({ error: refusal.body });
};
