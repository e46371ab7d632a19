import { createMetrics } from '../src/metrics/create-metrics.ts';
import { metricsApp } from '../src/metrics/metrics-app.ts';
import { addProcessMetrics } from '../src/metrics/process-metrics.ts';
import { createReadiness } from '../src/process/readiness.ts';
import { listen } from '../src/process/listen.ts';
import { readScrape } from './scrape.ts';

describe('the metrics app', () => {
  test('when several services share a process, then one text has the metrics of all, with each header once', async () => {
    const gateway = createMetrics('gateway');
    const quotes = createMetrics('quotes');
    gateway.http.answered({ method: 'GET', route: 'quotes', status: 200, seconds: 0.01 });
    quotes.http.answered({ method: 'GET', route: '/api/quotes', status: 200, seconds: 0.01 });
    addProcessMetrics(gateway);
    const { url, close } = await listen(metricsApp([gateway, quotes], createReadiness({})), {
      port: 0,
      host: '127.0.0.1',
    });

    const response = await fetch(`${url}/metrics`);

    const text = await response.text();
    const { valueOf, names } = readScrape(text);
    expect(response.headers.get('content-type')).toMatch('text/plain; version=0.0.4');
    expect(valueOf(countOf('gateway', 'quotes'))).toBe(1);
    expect(valueOf(countOf('quotes', '/api/quotes'))).toBe(1);
    expect(text.match(/# TYPE http_request_duration_seconds /g)).toHaveLength(1);
    expect(names).toContain('nodejs_eventloop_lag_p99_seconds');
    await close();
  });

  test('when the process drains, then the app reports that the process is live and not ready', async () => {
    const readiness = createReadiness({});
    const { url, close } = await listen(metricsApp([], readiness), { port: 0, host: '127.0.0.1' });
    readiness.drain();

    const answers = await Promise.all(['/livez', '/readyz'].map((path) => fetch(`${url}${path}`)));

    expect(answers.map(({ status }) => status)).toEqual([200, 503]);
    await close();
  });
});

function countOf(service: string, route: string): string {
  return `http_request_duration_seconds_count{service="${service}",method="GET",route="${route}",status="2xx"}`;
}
