import { performance } from 'node:perf_hooks';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Logger } from '../process/logger.ts';
import { traceIdOf } from '../tracing/traceparent.ts';
import { requestIdOf, traceparentOf } from './request-scope.ts';
import { whenClosed } from './when-closed.ts';

/** Logs one line per response. Logs the route's pattern, because a path or a query could contain a person's name. */
export function requestLog(logger: Logger): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const startedAt = performance.now();
    whenClosed(response, () => {
      logger.info(
        {
          requestId: requestIdOf(response),
          traceId: traceIdOf(traceparentOf(response)),
          method: request.method,
          route: routeOf(response),
          status: response.statusCode,
          code: errorCodeOf(response),
          ms: Math.round((performance.now() - startedAt) * 10) / 10,
          finished: response.writableFinished,
        },
        'request',
      );
    });
    next();
  };
}

export function setRoute(response: Response, pattern: string): void {
  response.locals.route = pattern;
}

/** Returns the pattern of the matched route, never the path; null if no route matched. */
export function routeOf(response: Response): string | null {
  const route: unknown = response.locals.route;
  return typeof route === 'string' ? route : null;
}

export function setErrorCode(response: Response, code: string): void {
  response.locals.code = code;
}

function errorCodeOf(response: Response): unknown {
  return response.locals.code;
}
