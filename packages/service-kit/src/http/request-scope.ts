import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { isTraceparent } from '../tracing/traceparent.ts';

const plausibleId = /^[\w-]{8,64}$/;

/** Gives each request the id that the gateway sent, or a new id. Returns the id in the response, and keeps the incoming trace context. */
export function requestScope(request: Request, response: Response, next: NextFunction): void {
  const given = request.get('x-request-id');
  const requestId = given !== undefined && plausibleId.test(given) ? given : randomUUID();
  const traceparent = request.get('traceparent') ?? '';
  response.locals.requestId = requestId;
  response.locals.traceparent = isTraceparent(traceparent) ? traceparent : null;
  response.set('x-request-id', requestId);
  next();
}

export function requestIdOf(response: Response): string {
  return String(response.locals.requestId);
}

/** Returns the incoming trace context; once `traceRequest` has started a span for the request, returns the context of this span. */
export function traceparentOf(response: Response): string | null {
  const traceparent: unknown = response.locals.traceparent;
  return typeof traceparent === 'string' ? traceparent : null;
}
