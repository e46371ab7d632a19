import type { RequestHandler } from 'express';
import type { Readiness } from '../process/readiness.ts';

/** So that keep-alive connections move to another instance before this one ends. */
export function closeWhenDraining(readiness: Readiness): RequestHandler {
  return (_request, response, next) => {
    if (readiness.isDraining()) {
      // Not a header: what a proxy copies from another server's answer would write over it.
      response.shouldKeepAlive = false;
    }
    next();
  };
}
