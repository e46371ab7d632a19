import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addProcessMetrics } from '../src/metrics/process-metrics.ts';
import { createMetrics } from '../src/metrics/create-metrics.ts';
import { aClientCaller } from '../src/test-kit/callers.ts';
import { startTestService } from '../src/test-kit/start-test-service.ts';
import { serviceConfig } from '../src/process/service-config.ts';
import { noopTracing } from '../src/tracing/tracing.ts';
import * as api from './booking-operations.ts';
import { createBookingService } from './booking-service.ts';
import { bookingNamed } from './bookings.ts';
import { labelNamesIn, metricNamesIn } from './metric-names-in.ts';
import { scrape } from './scrape.ts';
import type { Scrape } from './scrape.ts';
import { bookingBody } from './start-bookings.ts';

const alerts = readText('deploy/observability/alerts.yml');
const dashboard = readText('deploy/observability/grafana-dashboard.json');
const runbook = readText('docs/runbook.md');
const alertNames = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
const inAlerts = [...alerts.matchAll(/expr: (.+)/g)].map(([, expression = '']) => expression);
const inDashboard = [...dashboard.matchAll(/"expr": "(.+)"/g)].map(
  ([, text = '']) => JSON.parse(`"${text}"`) as string,
);
/**
 * Metrics that other tests check: those of emails and remotes in identity, of settlements in billing, of server pages in the gateway.
 * Prometheus itself provides `up`.
 */
const elsewhere = /^(?:up$|(?:mails?|remote|settlements|server_pages)_)/;
const ownExpressions = [...inAlerts, ...inDashboard].filter(
  (expression) => !metricNamesIn(expression).every((name) => elsewhere.test(name)),
);

describe('deploy/observability', () => {
  test('when a service is scraped, then it has every metric and label of the alerts and the dashboard', async () => {
    const scraped = await scrapeService();

    const used = new Set(ownExpressions.flatMap(metricNamesIn));
    const labels = new Set(ownExpressions.flatMap(labelNamesIn));

    expect([...used].filter((name) => !scraped.names.has(name))).toEqual([]);
    expect([...labels].filter((label) => label !== 'job' && !scraped.labels.has(label))).toEqual([]);
    expect(used.size).toBeGreaterThan(15);
    expect(labels.size).toBeGreaterThan(5);
  });

  test('when an alert is declared, then its expression is on one line', () => {
    expect(inAlerts).toHaveLength(alertNames.length);
  });

  test.each(alertNames)('when %s fires, then the runbook describes what to do', (name) => {
    expect(runbook).toMatch(new RegExp(`^## ${name}$`, 'm'));
    expect(alerts).toContain(`runbook: docs/runbook.md#${name.toLowerCase()}`);
  });

  test('when the runbook has a heading, then an alert has that name', () => {
    const headings = [...runbook.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);

    expect(headings).toEqual(alertNames);
  });
});

/** Scrapes a service after one request, one published and one received message, because a histogram without values has no buckets. */
async function scrapeService(): Promise<Scrape> {
  const metrics = createMetrics('events');
  addProcessMetrics(metrics);
  const service = await startTestService({
    name: 'events',
    configSchema: serviceConfig,
    createService: (deps) => createBookingService({ ...deps, telemetry: { metrics, tracing: noopTracing } }),
  });
  await service.call(api.createBooking, { as: aClientCaller(), body: bookingBody });
  await service.deliver(bookingNamed, { name: 'Renamed' }, { aggregateId: randomUUID() });
  await service.published();
  const scraped = await scrape(`${service.url}/metrics`);
  await service.stop();
  return scraped;
}

function readText(path: string): string {
  return readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');
}
