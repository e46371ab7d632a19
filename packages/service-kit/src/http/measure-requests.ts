import { performance } from 'node:perf_hooks';
import type { RequestHandler, Response } from 'express';
import type { HttpMetrics } from '../metrics/http-metrics.ts';
import { routeOf } from './request-log.ts';
import { whenClosed } from './when-closed.ts';

/** The status recorded for a client that disconnected before the response. */
const clientClosedRequest = 499;

/** Measures each request's duration. `labelOf` must return one of a fixed set, because every label creates a permanent time series. */
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
        status: response.headersSent ? response.statusCode : clientClosedRequest,
        seconds: (performance.now() - startedAt) / 1_000,
      });
    });
    next();
  };
}
