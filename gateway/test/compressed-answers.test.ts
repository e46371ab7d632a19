import type { ServerResponse } from 'node:http';
import { startGateway } from './gateway-kit.ts';
import type { TestGateway } from './gateway-kit.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

const long = JSON.stringify(Array.from({ length: 200 }, (_, at) => ({ id: at, eventName: 'Spring gala' })));

function answer(type: string, body: string, headers: Record<string, string> = {}) {
  return (_request: unknown, response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body), ...headers });
    response.end(body);
  };
}

async function get(path: string, accepted = 'gzip, deflate, br') {
  return gateway.fetch(path, { headers: { 'accept-encoding': accepted } });
}

describe('a JSON answer of a service', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])(
    'when the answer is long and the client accepts %s, then the encoding is %s and the content is unchanged',
    async (accepted, encoding) => {
      gateway.services.quotes.answerWith(answer('application/json; charset=utf-8', long, { vary: 'X-Page' }));

      const received = await get('/api/quotes', accepted);

      expect(received.headers.get('content-encoding')).toBe(encoding);
      expect(received.headers.get('vary')).toBe('X-Page, Accept-Encoding');
      expect(await received.text()).toBe(long);
    },
  );

  test('when it is long, then its compressed size is less than a tenth of the original', async () => {
    gateway.services.quotes.answerWith(answer('application/json', long));

    const raw = await gateway.raw(
      'GET /api/quotes HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAccept-Encoding: br\r\n\r\n',
    );

    expect(raw.length).toBeLessThan(long.length / 10 + 1_000);
  });

  test('when it is 1 kB or less, then it is not compressed', async () => {
    gateway.services.quotes.answerWith(answer('application/json', JSON.stringify('x'.repeat(1_000))));

    expect((await get('/api/quotes')).headers.get('content-encoding')).toBeNull();
  });

  test.each(['application/pdf', 'text/event-stream', 'text/csv'])(
    'when the service sends %s instead, then the answer is not changed',
    async (type) => {
      gateway.services.quotes.answerWith(answer(type, long));

      const received = await get('/api/quotes');

      expect([received.headers.get('content-encoding'), await received.text()]).toEqual([null, long]);
    },
  );

  test.each(['/api/auth/second-step', '/api/account/sessions'])(
    'when the answer of %s may contain secrets, then it is not compressed',
    async (path) => {
      gateway.services.identity.answerWith(answer('application/json', long));

      expect((await get(path)).headers.get('content-encoding')).toBeNull();
    },
  );

  test('when the service’s answer breaks off, then the client’s connection is aborted too', async () => {
    gateway.services.quotes.answerWith((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100000' });
      response.write(long, () => response.destroy());
    });

    await expect(get('/api/quotes').then((received) => received.text())).rejects.toThrow();
  });
});
