import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

const plausibleId = /^[\w-]{8,64}$/;
const plausibleTraceparent = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;

/** Gives every request an id, the gateway's if it sent one, and answers with it. */
export function requestScope(request: Request, response: Response, next: NextFunction): void {
  const given = request.get('x-request-id');
  const requestId = given !== undefined && plausibleId.test(given) ? given : randomUUID();
  response.locals.requestId = requestId;
  response.set('x-request-id', requestId);
  next();
}

export function requestIdOf(response: Response): string {
  return String(response.locals.requestId);
}

export function traceparentOf(request: Request): string | null {
  const given = request.get('traceparent');
  return given !== undefined && plausibleTraceparent.test(given) ? given : null;
}
