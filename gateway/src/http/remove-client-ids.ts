import type { NextFunction, Request, Response } from 'express';

/** Request id and trace begin here: removes the client's. */
export function removeClientIds(request: Request, _response: Response, next: NextFunction): void {
  delete request.headers['x-request-id'];
  delete request.headers.traceparent;
  next();
}
