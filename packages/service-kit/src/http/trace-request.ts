import type { RequestHandler } from 'express';
import { withinScope } from '../process/log-scope.ts';
import { traceIdFor, traceIdOf } from '../tracing/traceparent.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { routeOf } from './request-log.ts';
import { requestIdOf, traceparentOf } from './request-scope.ts';
import { whenClosed } from './when-closed.ts';

/** Continues the trace of the request, or starts one; messages and calls caused by the request continue that trace. */
export function traceRequest(tracing: Tracing): RequestHandler {
  return (request, response, next) => {
    const { method } = request;
    const requestId = requestIdOf(response);
    const span = tracing.start({
      name: method,
      kind: 'server',
      parent: traceparentOf(response),
      traceId: traceIdFor(requestId),
      attributes: { 'http.request.method': method, 'marquee.request_id': requestId },
    });
    response.locals.traceparent = span.traceparent;
    whenClosed(response, () => {
      const route = routeOf(response);
      span.end({
        failed: response.statusCode >= 500,
        name: route === null ? method : `${method} ${route}`,
        attributes: {
          'http.response.status_code': response.statusCode,
          ...(route !== null && { 'http.route': route }),
        },
      });
    });
    withinScope({ requestId, traceId: traceIdOf(span.traceparent) }, next);
  };
}
