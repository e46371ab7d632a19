import type { RequestHandler } from 'express';
import type { Readiness } from '../process/readiness.ts';

/** Closes keep-alive connections while draining, so that clients reconnect to another instance. */
export function closeWhenDraining(readiness: Readiness): RequestHandler {
  return (_request, response, next) => {
    if (readiness.isDraining()) {
      // Not set as a header, because the header of a proxied response would overwrite it.
      response.shouldKeepAlive = false;
    }
    next();
  };
}
