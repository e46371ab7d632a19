import type { RequestListener } from 'node:http';
import express from 'express';
import type { RequestHandler } from 'express';
import { Registry } from 'prom-client';
import { getRouter } from '../http/get-router.ts';
import { health } from '../http/health.ts';
import { requestScope } from '../http/request-scope.ts';
import type { Readiness } from '../process/readiness.ts';
import type { Metrics } from './create-metrics.ts';

/**
 * Serves `/metrics`, `/livez` and `/readyz` on an internal port. The gateway needs this port, because its public port may have no free
 * connection. A process with several services needs one port for the metrics of all services.
 */
export function metricsApp(all: readonly Metrics[], readiness: Readiness): RequestListener {
  const app = express();
  app.disable('x-powered-by');
  app.use(requestScope, health(readiness), metricsRoute(all));
  return app;
}

/** Serves the metrics in Prometheus text format at `/metrics`. */
export function metricsRoute(all: readonly Metrics[]): RequestHandler {
  return getRouter({
    '/metrics': async (_request, response) => {
      response.set('content-type', Registry.PROMETHEUS_CONTENT_TYPE).send(await textOf(all));
    },
  });
}

/** Combines several registries in one text. Metrics with the same name are grouped; the label `service` distinguishes them. */
async function textOf(all: readonly Metrics[]): Promise<string> {
  const texts = await Promise.all(all.map(({ registry }) => registry.metrics()));
  const samplesByHeader = new Map<string, string[]>();
  for (const block of texts.flatMap((text) => text.trim().split('\n\n'))) {
    const [help = '', type = '', ...samples] = block.split('\n');
    const header = `${help}\n${type}`;
    samplesByHeader.set(header, [...(samplesByHeader.get(header) ?? []), ...samples]);
  }
  return [...samplesByHeader].map(([header, samples]) => `${[header, ...samples].join('\n')}\n`).join('\n');
}
