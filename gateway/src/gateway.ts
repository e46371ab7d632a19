import type { RequestListener } from 'node:http';
import type { Service } from '@marquee/contracts/operation';
import type { ShellConfig } from '@marquee/contracts/release-record';
import { errorHandler } from '@marquee/service-kit/http/error-handler';
import { closeWhenDraining } from '@marquee/service-kit/http/close-when-draining';
import { health } from '@marquee/service-kit/http/health';
import { measureRequests } from '@marquee/service-kit/http/measure-requests';
import { requestLog } from '@marquee/service-kit/http/request-log';
import { requestScope } from '@marquee/service-kit/http/request-scope';
import { isRead, methodNotAllowed, readMethods } from '@marquee/service-kit/http/require-method';
import { traceRequest } from '@marquee/service-kit/http/trace-request';
import type { Metrics } from '@marquee/service-kit/metrics/create-metrics';
import type { ConnectionLimits } from '@marquee/service-kit/process/limit-connections';
import type { Logger } from '@marquee/service-kit/process/logger';
import { createReadiness } from '@marquee/service-kit/process/readiness';
import type { Readiness } from '@marquee/service-kit/process/readiness';
import { metricsOnlyTelemetry } from '@marquee/service-kit/process/telemetry';
import type { Telemetry } from '@marquee/service-kit/process/telemetry';
import express from 'express';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { GatewayConfig } from './config.ts';
import { compressJson } from './http/compress-json.ts';
import { docsRoutes } from './docs/docs-routes.ts';
import { findLocalSession } from './http/find-local-session.ts';
import { createRequestLimit, limitRequests } from './http/limit-requests.ts';
import { removeClientIds } from './http/remove-client-ids.ts';
import { serviceOf } from './http/service-label.ts';
import { isBelowApi, rejectAmbiguousUrl } from './http/request-url.ts';
import { securityHeaders } from './http/security-headers.ts';
import { forwardCalls } from './proxy/forward-calls.ts';
import { createPublicCalls } from './proxy/public-calls.ts';
import { createUpstreams } from './proxy/upstreams.ts';
import type { Upstream, Upstreams } from './proxy/upstreams.ts';
import { createIdentityMint } from './sessions/identity-mint.ts';
import { createCookieReader } from './sessions/cookie-reader.ts';
import { createSessionTokens } from './sessions/session-tokens.ts';
import { remoteFiles, shellFiles } from './static/front-end-files.ts';
import { createReleaseRecords } from '@marquee/service-kit/releases/release-records';
import { pageRendererAt } from './static/page-renderer.ts';
import { createPrerenderedPages } from './static/prerendered-pages.ts';
import { createServerPageMetrics } from './static/server-page-metrics.ts';
import { serverPages } from './static/server-pages.ts';
import { sessionPages } from './static/session-pages.ts';
import { createSkeletons } from './static/skeletons.ts';
import { shellPage } from './static/shell-page.ts';
import { wellKnownFiles } from './static/well-known-files.ts';

export type GatewayDeps = {
  config: GatewayConfig;
  logger: Logger;
  now: () => Date;
  /** Without telemetry, calls are counted but not traced. */
  telemetry?: Telemetry;
  /** Timeout in milliseconds for the head of an upstream's answer; after this time the gateway answers 504. */
  answerWithinMs?: number;
};

export type Gateway = {
  app: RequestListener;
  /** The limits for the public server. */
  connections: ConnectionLimits;
  readiness: Readiness;
  /** The caller serves the metrics on a separate port. */
  metrics: Metrics;
  stop: () => Promise<void>;
};

/** Creates the app that answers every public request: it serves pages and files and forwards API calls to their services. */
export function createGateway(deps: GatewayDeps): Gateway {
  const { config, logger, now, answerWithinMs = 10_000 } = deps;
  const { metrics, tracing } = deps.telemetry ?? metricsOnlyTelemetry('gateway');
  const readiness = createReadiness({});
  const releases = createReleaseRecords({ folder: config.RELEASES_DIR, logger, now });
  const upstreams = createUpstreams({ answerWithinMs });
  const shell = shellFiles(config, upstreams);
  const prerendered = createPrerenderedPages({ config, logger, now });
  const cookie = createCookieReader(config.PUBLIC_URL);
  const tokens = createSessionTokens({
    mint: createIdentityMint({ baseUrl: config.IDENTITY_URL, secret: config.INTERNAL_SECRET }),
    now,
  });
  const services = servicesAt(config, upstreams);
  const calls = forwardCalls({
    services,
    tokens,
    cookie,
    publicUrl: config.PUBLIC_URL,
    trustedHops: config.TRUST_PROXY,
  });
  const admit = createRequestLimit({
    ...{ values: config, metrics: metrics.limits, trustedHops: config.TRUST_PROXY, now },
  });
  const { PAGE_RENDERER_URL: rendererUrl, TRUST_PROXY: trustedHops } = config;
  const onServer = serverPages({
    ...{ releases, prerendered, cookie, admit, logger, withinMs: config.PAGE_RENDERER_WAIT_MS },
    metrics: createServerPageMetrics(metrics.registry),
    call: createPublicCalls({ services, trustedHops }),
    render: rendererUrl === undefined ? null : pageRendererAt(rendererUrl),
  });

  const app = express();
  app.disable('x-powered-by');
  app.use(securityHeaders(config), removeClientIds, requestScope, health(readiness));
  app.use(traceRequest(tracing), measureRequests(metrics.http, serviceOf), requestLog(logger));
  app.use(closeWhenDraining(readiness));
  app.use(rejectAmbiguousUrl, findLocalSession(config.PUBLIC_URL, cookie));
  app.use(onlyBelowApi(limitRequests(admit)), onlyBelowApi(compressJson()), docsRoutes());
  app.use(onlyBelowApi(calls));
  app.use(wellKnownFiles({ config, releases, now }));
  app.use(requireRead);
  app.get('/config.json', async (_request, response) => {
    const overrides = config.REMOTE_OVERRIDES === 'off' ? {} : { overrides: config.REMOTE_OVERRIDES };
    const shellConfig: ShellConfig = { remotes: await releases.current(), ...overrides };
    response.set('cache-control', 'no-cache').json(shellConfig);
  });
  app.use('/mfe', remoteFiles(config, upstreams));
  app.use(
    onServer,
    sessionPages({ releases, prerendered, skeletons: createSkeletons(config, logger), cookie, logger }),
    shell,
    shellPage({ files: shell, prerendered, cookie }),
  );
  app.use(errorHandler(logger));

  return {
    app,
    connections: connectionLimits(config, metrics),
    readiness,
    metrics,
    stop: async () => {
      upstreams.stop();
    },
  };
}

/** Behind our own proxies, every connection has a proxy's address, so only the total is limited. */
function connectionLimits(config: GatewayConfig, { limits }: Metrics): ConnectionLimits {
  return {
    total: config.CONNECTION_LIMIT,
    perAddress: config.TRUST_PROXY === 0 ? config.CONNECTION_ADDRESS_LIMIT : null,
    onRefused: (limit) => {
      limits.reached(limit === 'total' ? 'CONNECTION_LIMIT' : 'CONNECTION_ADDRESS_LIMIT');
    },
  };
}

/** Runs the handler for API paths only. Express would remove the prefix if the handler were mounted at /api; services need whole paths. */
function onlyBelowApi(calls: RequestHandler): RequestHandler {
  return (request, response, next) => {
    if (!isBelowApi(request.path)) {
      next();
      return;
    }
    return calls(request, response, next);
  };
}

/** Rejects all methods except GET and HEAD with 405 before a file is looked up, because pages and files are read-only. */
function requireRead(request: Request, _response: Response, next: NextFunction): void {
  if (!isRead(request)) {
    throw methodNotAllowed(readMethods);
  }
  next();
}

function servicesAt(config: GatewayConfig, { at }: Upstreams): Record<Service, Upstream> {
  return {
    identity: at(config.IDENTITY_URL),
    events: at(config.EVENTS_URL),
    quotes: at(config.QUOTES_URL),
    billing: at(config.BILLING_URL),
  };
}
