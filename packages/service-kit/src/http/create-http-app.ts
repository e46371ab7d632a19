import type { Operation } from '@marquee/contracts/operation';
import express from 'express';
import type { Express } from 'express';
import { metricsRoute } from '../metrics/metrics-app.ts';
import type { Readiness } from '../process/readiness.ts';
import { isDatabaseUnavailable } from '../store/database.ts';
import { errorHandler } from './error-handler.ts';
import { routeAdapter } from './route-adapter.ts';
import type { RouteDeps } from './route-adapter.ts';
import { closeWhenDraining } from './close-when-draining.ts';
import { health } from './health.ts';
import { jsonBody } from './json-body.ts';
import { measureRequests } from './measure-requests.ts';
import { requestLog } from './request-log.ts';
import { requestScope } from './request-scope.ts';
import { requireInternalSecret } from './require-internal-secret.ts';
import { requireMethod } from './require-method.ts';
import type { Route } from './route.ts';
import { bySpecificity } from './route-order.ts';
import { traceRequest } from './trace-request.ts';
import { notFound } from './web-server-error.ts';

export type HttpAppOptions = RouteDeps & {
  readiness: Readiness;
  routes: readonly Route[];
  /** Calls between services, below /internal; they require the secret. */
  internal?: { secret: string; routes: readonly Route[] };
};

const bodyLimit = '100kb';

/** Creates a service's Express app, which does not listen yet. */
export function createHttpApp(options: HttpAppOptions): Express {
  const { logger, readiness, telemetry, routes, internal } = options;
  const { metrics, tracing } = telemetry;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // Trusts exactly one hop, the gateway, which writes the forwarding headers itself.
  app.set('trust proxy', 1);
  app.use(requestScope, health(readiness), metricsRoute([metrics]));
  app.use(traceRequest(tracing), measureRequests(metrics.http), requestLog(logger));
  app.use(closeWhenDraining(readiness));
  app.use('/api', requireMethod(routes.map(operationOf)), router(routes.filter(isRaw), options, '/api'));
  app.use(jsonBody(bodyLimit));
  if (internal !== undefined) {
    app.use(
      '/internal',
      requireInternalSecret(internal.secret),
      requireMethod(internal.routes.map(operationOf)),
      router(internal.routes, options, '/internal'),
    );
  }
  app.use(
    '/api',
    router(
      routes.filter((route) => !isRaw(route)),
      options,
      '/api',
    ),
  );
  app.use(() => {
    throw notFound();
  });
  app.use(errorHandler(logger, isDatabaseUnavailable));
  return app;
}

function operationOf({ operation }: Route): Operation {
  return operation;
}

function isRaw({ operation }: Route): boolean {
  return operation.rawBody === true;
}

/** Accepts any content type. */
const rawBody = express.raw({ limit: bodyLimit, type: () => true, inflate: false });

function router(routes: readonly Route[], deps: RouteDeps, prefix: string): express.Router {
  const bound = express.Router({ caseSensitive: true });
  for (const route of [...routes].sort((one, other) => bySpecificity(one.operation, other.operation))) {
    const read = isRaw(route) ? [rawBody] : [];
    bound[route.operation.method](route.operation.path, ...read, routeAdapter(route, deps, prefix));
  }
  return bound;
}
