import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { metricsApp } from '@marquee/service-kit/metrics/metrics-app';
import { startGateway } from './gateway-kit.ts';
import type { TestGateway } from './gateway-kit.ts';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startGateway();
});

afterEach(() => gateway.stop());

describe('the gateway’s metrics', () => {
  test('when calls were forwarded, then the metrics count calls by service, never by path', async () => {
    await gateway.fetch('/api/quotes/0b5e?name=ada');
    await gateway.fetch('/api/quotes');
    await gateway.fetch('/api/nobody/ada');

    const text = await textOf(metricsApp([gateway.metrics], gateway.readiness));

    expect(text).toContain(`${answered('quotes', '2xx')} 2`);
    expect(text).toContain(`${answered('gateway', '4xx')} 1`);
    expect(text).not.toMatch(/ada|0b5e/);
  });

  test('when the alert about server pages names a series, then that series exists before the first page', async () => {
    const alerts = await readFile(join(import.meta.dirname, '../../deploy/observability/alerts.yml'), 'utf8');
    const named = [...alerts.matchAll(/server_pages_total\{(outcome="\w+")\}/g)].map(([, label]) => label);

    const text = await textOf(metricsApp([gateway.metrics], gateway.readiness));

    expect(named).toEqual(['outcome="left_to_browser"']);
    expect(text).toMatch(/^server_pages_total\{.*outcome="left_to_browser".*\} 0$/m);
  });

  test.each(['/metrics', '/api/metrics', '/api/quotes/../../metrics', '//metrics'])(
    'when the public port gets a request for %s, then the answer has no metrics',
    async (path) => {
      const response = await gateway.fetch(path);

      expect(await response.text()).not.toContain('http_request_duration_seconds');
      expect(gateway.services.quotes.received.map(({ url }) => url)).not.toContain('/metrics');
    },
  );
});

describe('the gateway’s trace', () => {
  test('when a client sends a trace, then the gateway begins a new trace with the digits of the request id', async () => {
    const forged = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

    const answer = await gateway.fetch('/api/events', { headers: { traceparent: forged } });

    const requestId = answer.headers.get('x-request-id') ?? '';
    const [received] = gateway.services.events.received;
    expect(received?.headers.traceparent).toMatch(
      new RegExp(`^00-${requestId.replaceAll('-', '')}-[\\da-f]{16}-01$`),
    );
  });
});

function answered(route: string, status: string): string {
  return `http_request_duration_seconds_count{service="gateway",method="GET",route="${route}",status="${status}"}`;
}

async function textOf(app: RequestListener): Promise<string> {
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  server.close();
  return response.text();
}
