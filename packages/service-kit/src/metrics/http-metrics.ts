import { Histogram } from 'prom-client';
import type { Registry } from 'prom-client';

/** `route` is a template or one of our own labels, never text from a caller. */
export type Answered = { method: string; route: string; status: number; seconds: number };

export type HttpMetrics = { answered(request: Answered): void };

/** Buckets in seconds. They include the targets for reads (0.25) and writes (0.4). */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.4, 1, 2.5, 5, 10];

export function createHttpMetrics(registry: Registry): HttpMetrics {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of the response, by route template and status class.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  return {
    answered({ method, route, status, seconds }) {
      duration.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
    },
  };
}
