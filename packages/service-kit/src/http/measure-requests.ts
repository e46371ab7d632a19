import { performance } from 'node:perf_hooks';
import type { RequestHandler, Response } from 'express';
import type { HttpMetrics } from '../metrics/http-metrics.ts';
import { routeOf } from './request-log.ts';
import { whenClosed } from './when-closed.ts';

/** What the web server is said to answer to a client that has left before. */
const clientLeft = 499;

/** `labelOf` must come from a list of ours: every value is a series that is kept for ever. */
export function measureRequests(
  http: HttpMetrics,
  labelOf: (response: Response) => string = (response) => routeOf(response) ?? 'none',
): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    whenClosed(response, () => {
      http.answered({
        method: request.method,
        route: labelOf(response),
        status: response.headersSent ? response.statusCode : clientLeft,
        seconds: (performance.now() - startedAt) / 1_000,
      });
    });
    next();
  };
}
