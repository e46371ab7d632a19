import { startGateway } from './gateway-kit.ts';
import type { TestGateway } from './gateway-kit.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const json = { 'content-type': 'application/json' };

const writes = [
  ['POST', '/api/events'],
  ['PUT', '/api/client/events/7'],
  ['PATCH', '/api/quotes/7'],
  ['DELETE', '/api/account/sessions'],
] as const;

function arrived(): number {
  return Object.values(gateway.services).flatMap(({ received }) => received).length;
}

async function statusOf(
  headers: Record<string, string>,
  method = 'POST',
  path = '/api/events',
  host = 'localhost:8099',
): Promise<number> {
  const lines = Object.entries({ ...json, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: close',
    'Content-Length: 2',
    ...lines,
  ];
  const answer = await gateway.raw([...head, '', '{}'].join('\r\n'));
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
}

describe('a request by host name', () => {
  const ownPage = { 'Sec-Fetch-Site': 'same-origin' };

  test.each([
    'evil.example',
    'evil.example:8080',
    'localhost.evil.example',
    'x.localhost:8080',
    '0.0.0.0:8080',
  ])(
    'when %s resolves to this machine, then requests from pages of that host are rejected, although browsers call the requests same-origin',
    async (host) => {
      const before = arrived();

      const origin = { Origin: `http://${host}` };
      const statuses = [
        await statusOf(ownPage, 'POST', '/api/events', host),
        await statusOf(origin, 'POST', '/api/events', host),
      ];

      expect(statuses).toEqual([403, 403]);
      expect(arrived()).toBe(before);
    },
  );

  test.each(['localhost:8080', 'LOCALHOST:8080', '127.0.0.1:8080', '[::1]:8080'])(
    'when the host is the loopback name %s, then the request is allowed',
    async (host) => {
      expect(await statusOf(ownPage, 'POST', '/api/events', host)).toBe(200);
    },
  );

  test('when the host is that of PUBLIC_URL, then the request is allowed', async () => {
    const published = await startGateway({ publicUrl: 'https://marquee.example' });

    const answer = await published.raw(
      'POST /api/events HTTP/1.1\r\nHost: marquee.example\r\nConnection: close\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
    );

    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    await published.stop();
  });
});

describe('a request by its origin', () => {
  test.each([
    ['a cross-site fetch', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a page of a sister domain', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://localhost:8080' }],
    ['a browser with two Sec-Fetch-Site values', { 'Sec-Fetch-Site': 'same-origin, cross-site' }],
    ['an old browser on another site', { Origin: 'https://evil.example' }],
    ['a sandboxed frame', { Origin: 'null' }],
    ['another port', { Origin: 'http://localhost:9999' }],
    ['another scheme', { Origin: 'https://localhost:8099' }],
    ['a longer name', { Origin: 'http://localhost:8080.evil.example' }],
    ['a program without these headers', {}],
  ])('when it comes from %s, then every method that changes something gets 403', async (_case, headers) => {
    const before = arrived();

    const statuses = await Promise.all(
      writes.map(([method, path]) => statusOf(headers as Record<string, string>, method, path)),
    );

    expect(statuses).toEqual([403, 403, 403, 403]);
    expect(arrived()).toBe(before);
  });

  test.each([
    ['our own page', { 'Sec-Fetch-Site': 'same-origin' }],
    ['the address bar', { 'Sec-Fetch-Site': 'none' }],
    ['an old browser on the public address', { Origin: 'http://localhost:8080' }],
    ['an old browser on the requested address', { Origin: 'http://localhost:8099' }],
  ])('when it comes from %s, then it is allowed', async (_case, headers) => {
    expect(await statusOf(headers as Record<string, string>)).toBe(200);
  });

  test('when it only reads, then it is allowed from any site', async () => {
    expect(await statusOf({ 'Sec-Fetch-Site': 'cross-site' }, 'GET')).toBe(200);
  });

  test('when another site tries to sign a visitor in or out, then the request is rejected', async () => {
    const statuses = [
      await statusOf({ 'Sec-Fetch-Site': 'cross-site' }, 'POST', '/api/auth/logout'),
      await statusOf({ 'Sec-Fetch-Site': 'cross-site' }, 'POST', '/api/auth/login'),
    ];

    expect(statuses).toEqual([403, 403]);
  });

  test('when it is the payment processor’s webhook, then billing receives its bytes unchanged, although the content type is not JSON', async () => {
    const body = '{ "id" :  "evt_1" }\n';

    const answer = await gateway.fetch('/api/webhooks/stripe', {
      method: 'POST',
      body,
      headers: {
        'content-type': 'text/plain',
        'stripe-signature': 't=1,v1=x',
        'sec-fetch-site': 'cross-site',
      },
    });

    expect(answer.status).toBe(200);
    expect(gateway.services.billing.received.at(-1)).toMatchObject({
      body,
      headers: { 'stripe-signature': 't=1,v1=x' },
    });
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    '',
  ])('when the content type is %j, then the answer is 415', async (type) => {
    const answer = await gateway.raw(
      `POST /api/events HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nSec-Fetch-Site: same-origin\r\nContent-Type: ${type}\r\nContent-Length: 2\r\n\r\n{}`,
    );

    expect(answer).toMatch(/^HTTP\/1\.1 415 /);
  });

  test('when there is no body, then no content type is required', async () => {
    const answer = await gateway.fetch('/api/quotes/7/approve-for-review', {
      method: 'POST',
      headers: { origin: gateway.url },
    });

    expect(answer.status).toBe(200);
    expect(gateway.services.quotes.received.at(-1)?.headers['content-length']).toBe('0');
  });
});
