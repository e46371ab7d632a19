import { randomUUID } from 'node:crypto';
import type { Operation } from '@marquee/contracts/operation';
import type { Request, RequestHandler, Response } from 'express';
import type { Caller } from '../auth/caller.ts';
import type { Logger } from '../process/logger.ts';
import type { Telemetry } from '../process/telemetry.ts';
import { anonymous } from '../store/idempotency.ts';
import type { Idempotency } from '../store/idempotency.ts';
import { admit } from './admit.ts';
import type { Admission } from './admit.ts';
import { DomainError } from '../domain-error.ts';
import { idempotentHandler } from './idempotent-handler.ts';
import type { Context } from './handler.ts';
import { readInput } from './read-input.ts';
import { setRoute } from './request-log.ts';
import { requestIdOf, traceparentOf } from './request-scope.ts';
import type { Route } from './route.ts';
import { reportDamaged } from './report-damaged.ts';
import { sendFile } from './send-file.ts';
import { presentingCurrent, toOutcome } from './to-outcome.ts';
import type { Outcome } from './to-outcome.ts';
import { whenClosed } from './when-closed.ts';

export type RouteDeps = Admission & {
  idempotency: Idempotency | null;
  logger: Logger;
  telemetry: Telemetry;
};

/** Adapts an Express request to a use case: authorize, parse, run, present, send. */
export function routeAdapter(
  { operation, handler, readStored }: Route,
  { tokens, identifyCaller, idempotency, logger, telemetry }: RouteDeps,
  prefix: string,
): RequestHandler {
  return async (request, response) => {
    setRoute(response, `${prefix}${operation.path}`);
    const caller = await admit(operation.actor, request, { tokens, identifyCaller });
    const input = await readInput(
      operation,
      request,
      readStored && (async (params) => readStored(params, caller)),
    );
    const context = contextOf(request, response, caller);
    const run = async (newId: () => string): Promise<Outcome> => {
      const result = await handle(input, caller, { ...context, newId });
      const outcome = toOutcome(operation, result, request.originalUrl);
      reportDamaged(outcome, { logger, telemetry });
      return outcome;
    };
    const handle: typeof handler = async (...args) => presentingCurrent(operation, () => handler(...args));

    if (!supportsIdempotencyKey(operation) || idempotency === null || input.idempotencyKey === null) {
      await send(response, await run(randomUUID));
      return;
    }
    const call = { account: caller?.id ?? anonymous, operation, input, key: input.idempotencyKey };
    await send(response, await idempotentHandler(idempotency, call, run));
  };
}

function supportsIdempotencyKey({ method, isRepeatable }: Operation): boolean {
  return method === 'post' && isRepeatable !== true;
}

function contextOf(request: Request, response: Response, caller: Caller | null): Omit<Context, 'newId'> {
  return {
    requestId: requestIdOf(response),
    traceparent: traceparentOf(response),
    actor: caller?.id ?? 'anonymous',
    clientAddress: request.ip ?? '',
    signal: signalOf(response),
  };
}

function signalOf(response: Response): AbortSignal {
  const disconnecting = new AbortController();
  whenClosed(response, () => {
    if (!response.writableFinished) {
      disconnecting.abort(
        new DomainError('unavailable', 'caller_left', 'The caller disconnected before the answer'),
      );
    }
  });
  return disconnecting.signal;
}

async function send(response: Response, { status, headers, body, content }: Outcome): Promise<void> {
  if (content !== undefined) {
    await sendFile(response, { status, headers, content });
    return;
  }
  response.status(status).set(headers);
  if (body === undefined) {
    response.end();
    return;
  }
  response.json(body);
}
