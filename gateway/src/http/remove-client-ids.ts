import type { NextFunction, Request, Response } from 'express';

/** Removes the client's request id and trace, because both begin at the gateway. */
export function removeClientIds(request: Request, _response: Response, next: NextFunction): void {
  delete request.headers['x-request-id'];
  delete request.headers.traceparent;
  next();
}
