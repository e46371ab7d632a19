import { Counter } from 'prom-client';
import type { Registry } from 'prom-client';

const outcomes = ['rendered', 'left_to_browser'] as const;

export type ServerPageMetrics = { count: (outcome: (typeof outcomes)[number]) => void };

/** Counts requests for pages that remotes render on the server. Both series exist from the start. */
export function createServerPageMetrics(registry: Registry): ServerPageMetrics {
  const pages = new Counter({
    name: 'server_pages_total',
    help: 'Number of requests for server-rendered pages, by whether the page renderer or the browser rendered the page.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  outcomes.forEach((outcome) => {
    pages.inc({ outcome }, 0);
  });
  return {
    count(outcome) {
      pages.inc({ outcome });
    },
  };
}
