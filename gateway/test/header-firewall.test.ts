import { session, startGateway } from './gateway-kit.ts';
import type { TestGateway } from './gateway-kit.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const forged = [
  ...[
    'authorization',
    'proxy-authorization',
    'cookie',
    'cookie2',
    'x-user-id',
    'x-user-role',
    'x-user-email',
  ],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'x-forwarded-prefix'],
  ...['forwarded', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'via', 'x-internal-secret', 'x-request-id'],
  ...[
    'traceparent',
    'tracestate',
    'x-http-method-override',
    'x-original-url',
    'x-rewrite-url',
    'x-marquee-role',
  ],
  ...['te', 'trailer', 'upgrade', 'proxy-connection', 'keep-alive', 'x-provider-id', 'x-client-id'],
];

const marker = 'FORGED-VALUE';

const shapes = {
  plain: (name: string) => [`${name}: ${marker}`, 'Content-Length: 2', '', '{}'],
  'with Expect: 100-continue': (name: string) => [
    `${name}: ${marker}`,
    'Expect: 100-continue',
    'Content-Length: 2',
    '',
    '{}',
  ],
  chunked: (name: string) => [`${name}: ${marker}`, 'Transfer-Encoding: chunked', '', '2', '{}', '0', '', ''],
  'nominated by Connection': (name: string) => [
    `${name}: ${marker}`,
    `Connection: close, ${name}`,
    'Content-Length: 2',
    '',
    '{}',
  ],
  'in odd case': (name: string) => [`${oddCase(name)}: ${marker}`, 'Content-Length: 2', '', '{}'],
  doubled: (name: string) => [`${name}: ${marker}`, `${name}: ${marker}`, 'Content-Length: 2', '', '{}'],
};

function oddCase(name: string): string {
  return Array.from(name)
    .map((letter, index) => (index % 2 === 0 ? letter.toUpperCase() : letter))
    .join('');
}

function request(lines: readonly string[]): string {
  const head = [
    'POST /api/events HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    'Sec-Fetch-Site: same-origin',
  ];
  return [...head, 'Content-Type: application/json', ...lines].join('\r\n');
}

describe('the header firewall', () => {
  test.each(Object.entries(shapes))(
    'when headers are forged (%s), then the service receives none of them',
    async (_shape, linesFor) => {
      const answers = await Promise.all(forged.map((name) => gateway.raw(request(linesFor(name)))));

      expect(forged.length).toBeGreaterThanOrEqual(20);
      expect(JSON.stringify(gateway.services.events.received)).not.toContain(marker);
      const whatArrived = answers.filter((answer) => answer.includes(' 200 '));
      expect(whatArrived.length).toBeGreaterThanOrEqual(forged.length - 1);
    },
  );

  test('when Connection names headers that the gateway sets, then the service still receives these headers', async () => {
    const before = gateway.services.events.received.length;

    await gateway.raw(
      request([
        'Connection: close, x-request-id, x-forwarded-for, content-length',
        'Content-Length: 2',
        '',
        '{}',
      ]),
    );

    const [arrived] = gateway.services.events.received.slice(before);
    expect(arrived?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'content-length': '2' });
    expect(arrived?.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  test('when all headers are valid, then the service receives exactly the admitted headers and our own', async () => {
    const before = gateway.services.events.received.length;

    const answer = await gateway.fetch('/api/events?limit=5', {
      headers: {
        'idempotency-key': 'key',
        'if-none-match': '"x"',
        'user-agent': 'test',
        cookie: `a=b; sid=${session}`,
      },
    });

    const [arrived] = gateway.services.events.received.slice(before);
    expect(Object.keys(arrived?.headers ?? {}).sort()).toEqual([
      ...[
        'accept',
        'accept-language',
        'authorization',
        'cache-control',
        'connection',
        'host',
        'idempotency-key',
      ],
      ...['if-none-match', 'traceparent', 'user-agent', 'x-forwarded-for', 'x-request-id'],
    ]);
    expect(answer.headers.get('x-request-id')).toBe(arrived?.headers['x-request-id']);
    expect(arrived?.url).toBe('/api/events?limit=5');
  });

  test('when a service sends its own headers, then the gateway removes cookies and software names, and keeps the referrer policy', async () => {
    const fresh = await startGateway();
    fresh.services.quotes.answerWith((_request, response) => {
      response.writeHead(200, {
        'set-cookie': 'sid=x',
        server: 'x',
        'x-powered-by': 'x',
        'referrer-policy': 'no-referrer',
      });
      response.end('{}');
    });

    const { headers } = await fresh.fetch('/api/public/quote/7');

    expect([headers.getSetCookie(), headers.get('server'), headers.get('x-powered-by')]).toEqual([
      [],
      null,
      null,
    ]);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    await fresh.stop();
  });
});

describe('the address of the client', () => {
  test.each([
    [0, '203.0.113.9', '127.0.0.1'],
    [1, '203.0.113.9', '203.0.113.9'],
    [1, 'forged, 203.0.113.9', '203.0.113.9'],
    [2, 'forged, 203.0.113.9, 10.0.0.1', '203.0.113.9'],
    [1, '', '127.0.0.1'],
  ])(
    'when %i proxies are trusted and the header is %j, then the address is %s',
    async (trustProxy, header, expected) => {
      const behind = await startGateway({ trustProxy });

      await behind.fetch('/api/events', { headers: { 'x-forwarded-for': header } });

      expect(behind.services.events.received[0]?.headers['x-forwarded-for']).toBe(expected);
      await behind.stop();
    },
  );
});
