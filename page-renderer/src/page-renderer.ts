import type { RequestListener } from 'node:http';
import { renderPath, renderRequest } from '@marquee/contracts/page-rendering';
import { DomainError } from '@marquee/service-kit/domain-error';
import { errorHandler } from '@marquee/service-kit/http/error-handler';
import { closeWhenDraining } from '@marquee/service-kit/http/close-when-draining';
import { health } from '@marquee/service-kit/http/health';
import { measureRequests } from '@marquee/service-kit/http/measure-requests';
import { setRoute, requestLog } from '@marquee/service-kit/http/request-log';
import { requestScope } from '@marquee/service-kit/http/request-scope';
import { notFound } from '@marquee/service-kit/http/web-server-error';
import { createMetrics } from '@marquee/service-kit/metrics/create-metrics';
import type { Metrics } from '@marquee/service-kit/metrics/create-metrics';
import { metricsRoute } from '@marquee/service-kit/metrics/metrics-app';
import type { Logger } from '@marquee/service-kit/process/logger';
import { createReadiness } from '@marquee/service-kit/process/readiness';
import type { Readiness } from '@marquee/service-kit/process/readiness';
import { createReleaseRecords } from '@marquee/service-kit/releases/release-records';
import express from 'express';
import type { RequestHandler } from 'express';
import { createBundles } from './bundles/bundles.ts';
import type { Bundles } from './bundles/bundles.ts';
import type { PageRendererConfig } from './config.ts';

type PageRendererDeps = {
  config: PageRendererConfig;
  logger: Logger;
  now: () => Date;
  /** Milliseconds between two polls of the release store. */
  pollIntervalMs?: number;
};

export type PageRenderer = {
  app: RequestListener;
  readiness: Readiness;
  metrics: Metrics;
  start(): void;
  stop(): Promise<void>;
};

/** Maximum size of a request in bytes; more than the longest quote has. */
const bodyLimit = 2 * 1024 * 1024;

/** Renders pages of remotes from the answers of public calls. Reads only the release store, and makes no calls. */
export function createPageRenderer({
  config,
  logger,
  now,
  pollIntervalMs = 2_000,
}: PageRendererDeps): PageRenderer {
  const folder = config.RELEASES_DIR;
  // Not cached, so that this process has a release before the gateway requests a page of it.
  const records = createReleaseRecords({ folder, logger, now, cacheMs: 0 });
  const bundles = createBundles({ folder, records, logger, pollIntervalMs });
  const readiness = createReadiness({ releases: () => bundles.hasPolled() });
  const metrics = createMetrics('page-renderer');

  const app = express();
  app.disable('x-powered-by');
  app.use(requestScope, health(readiness), metricsRoute([metrics]));
  app.use(measureRequests(metrics.http), requestLog(logger), closeWhenDraining(readiness));
  app.post(
    renderPath,
    (_request, response, next) => {
      setRoute(response, renderPath);
      next();
    },
    express.json({ limit: bodyLimit }),
    answerWith(bundles),
  );
  app.use(() => {
    throw notFound();
  });
  app.use(errorHandler(logger));

  return {
    app,
    readiness,
    metrics,
    start: () => {
      bundles.start();
    },
    stop: () => bundles.stop(),
  };
}

function answerWith(bundles: Bundles): RequestHandler {
  return async (request, response) => {
    const question = renderRequest.safeParse(request.body);
    if (!question.success) {
      throw new DomainError('malformed', 'malformed_question', 'The request body does not describe a page');
    }
    const { remote, ...page } = question.data;
    // The gateway closes the request at its timeout.
    const closed = new AbortController();
    response.once('close', () => {
      closed.abort();
    });
    const rendered = await bundles.render(remote, page, closed.signal);
    if (rendered === null) {
      throw new DomainError('unavailable', 'no_bundle', 'No server bundle of this remote is running');
    }
    response.json(rendered);
  };
}
