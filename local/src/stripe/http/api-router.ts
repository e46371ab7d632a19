import express from 'express';
import type { ErrorRequestHandler, Request, RequestHandler, Router } from 'express';

import { newId } from '../new-id.ts';
import type { StandIn } from '../stand-in.ts';
import { worldOf } from '../world.ts';
import type { World } from '../world.ts';
import { expanded } from './expand.ts';
import { readFields } from './fields.ts';
import { answerOnce } from './idempotency.ts';
import type { Answered } from './idempotency.ts';
import type { Route } from './route.ts';
import { refusalIn, stripeRefusal } from './stripe-refusal.ts';

/** Stripe's API as the SDK calls it: form-encoded requests, JSON responses. */
export function apiRouter(standIn: StandIn, secretKey: string, routes: readonly Route[]): Router {
  const router = express.Router();
  router.use(withRequestId);
  router.use(requireKey(secretKey));
  router.use(express.urlencoded({ extended: true, limit: '1mb' }));
  for (const route of routes) {
    router[route.method](route.path, answering(standIn, route));
  }
  router.use((request) => {
    throw stripeRefusal(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${request.method}: ${request.originalUrl}). The stand-in may not know it yet.`,
    });
  });
  router.use(answerError);
  return router;
}

const withRequestId: RequestHandler = (_request, response, next) => {
  response.set('Request-Id', newId('req'));
  next();
};

function requireKey(secretKey: string): RequestHandler {
  return (request, _response, next) => {
    if (request.get('authorization') !== `Bearer ${secretKey}`) {
      throw stripeRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
    }
    next();
  };
}

function answering(standIn: StandIn, route: Route): RequestHandler {
  return (request, response) => {
    const { status, body, isReplayed } = standIn.change(() => answered(standIn, route, request));
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

function answered(standIn: StandIn, route: Route, request: Request): Answered {
  const world = worldOf(standIn, accountOf(standIn, request));
  const { expand = [], ...given } = (route.method === 'get' ? request.query : (request.body ?? {})) as Given;
  const fields = readFields(route.fields, given);
  const params = request.params as Record<string, string>;
  const act = (): unknown => expanded(world, route.answer(world, { params, fields }), [...expand]);
  const key = route.method === 'post' ? request.get('idempotency-key') : undefined;
  const endpoint = `${request.method} ${request.path}`;
  return answerOnce(world, { key, endpoint, asked: { given, expand }, at: standIn.wallClock() }, act);
}

type Given = Record<string, unknown> & { expand?: string[] };

/** The account of a call: the connected account named by a header, else the platform's own. */
function accountOf(standIn: StandIn, request: Request): World['account'] {
  const account = request.get('stripe-account');
  if (account !== undefined && standIn.store.find('account', account) === undefined) {
    throw stripeRefusal(403, {
      type: 'invalid_request_error',
      code: 'account_invalid',
      message: `The provided key does not have access to account '${account}' (or that account does not exist).`,
    });
  }
  return account ?? null;
}

const answerError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const refusal = refusalIn(error);
  if (refusal === undefined) {
    next(error);
    return;
  }
  response.status(refusal.status).json({ error: refusal.body });
};
