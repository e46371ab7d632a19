import { performance } from 'node:perf_hooks';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Logger } from '../process/logger.ts';
import { requestIdOf, traceparentOf } from './request-scope.ts';

/** One line per answer, with the route's pattern: a path or a query could name a person. */
export function requestLog(logger: Logger): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const startedAt = performance.now();
    response.once('close', () => {
      logger.info(
        {
          requestId: requestIdOf(response),
          traceparent: traceparentOf(request),
          method: request.method,
          route: routeOf(response),
          status: response.statusCode,
          code: codeOf(response),
          ms: Math.round((performance.now() - startedAt) * 10) / 10,
          finished: response.writableFinished,
        },
        'request',
      );
    });
    next();
  };
}

export function nameRoute(response: Response, pattern: string): void {
  response.locals.route = pattern;
}

export function nameRefusal(response: Response, code: string): void {
  response.locals.code = code;
}

function routeOf(response: Response): unknown {
  return response.locals.route ?? null;
}

function codeOf(response: Response): unknown {
  return response.locals.code;
}
