import type { NextFunction, Request, Response } from 'express';

/** The id and the trace begin here: what a client says about them is forgotten. */
export function forgetClientIds(request: Request, _response: Response, next: NextFunction): void {
  delete request.headers['x-request-id'];
  delete request.headers.traceparent;
  next();
}
