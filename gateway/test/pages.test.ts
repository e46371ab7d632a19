import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { put } from './put.ts';
import { startGateway } from './gateway-kit.ts';
import type { TestGateway } from './gateway-kit.ts';

const script = 'console.log("a script that is long enough to be worth compressing")';
const index = '<!doctype html><title>Marquee</title>';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
  await put(join(gateway.shellDir, 'index.html'), index);
  await put(join(gateway.shellDir, 'main.0123456789abcdef0123.js'), script);
  await put(join(gateway.shellDir, 'main.0123456789abcdef0123.js.br'), brotliCompressSync(script));
  await put(join(gateway.shellDir, 'main.0123456789abcdef0123.js.gz'), gzipSync(script));
  await put(join(gateway.shellDir, 'main.0123456789abcdef0123.js.map'), '{}');
  await put(join(gateway.shellDir, 'favicon.svg'), '<svg/>');
  await put(join(gateway.shellDir, 'logo.svg'), '<svg/>');
  await put(join(gateway.shellDir, 'logo.svg.br'), brotliCompressSync('<svg/>'));
  await put(join(gateway.shellDir, '.env'), 'SECRET=1');
  await put(join(gateway.releasesDir, 'client', 'mf-manifest.json'), '{}');
});
afterAll(() => gateway.stop());

function get(path: string, headers: Record<string, string> = {}) {
  return gateway.fetch(path, { headers });
}

describe('built files', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('when the browser accepts %s, then it gets the script, encoded as %s', async (accepted, encoding) => {
    const answer = await get('/main.0123456789abcdef0123.js', { 'accept-encoding': accepted });

    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
    expect(await answer.text()).toBe(script);
  });

  test('when the name has a hash, then browsers may cache the file forever; they revalidate any other file', async () => {
    const hashed = await get('/main.0123456789abcdef0123.js');
    const others = [await get('/'), await get('/favicon.svg'), await get('/mfe/client/mf-manifest.json')];

    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(others.map(({ headers }) => headers.get('cache-control'))).toEqual([
      'no-cache',
      'no-cache',
      'no-cache',
    ]);
  });

  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/main.0123456789abcdef0123.js', 'text/javascript; charset=utf-8'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/logo.svg', 'image/svg+xml; charset=utf-8'],
    ['/mfe/client/mf-manifest.json', 'application/json; charset=utf-8'],
    ['/config.json', 'application/json; charset=utf-8'],
    ['/api/nothing', 'application/problem+json; charset=utf-8'],
    ['/api/docs', 'text/html; charset=utf-8'],
    ['/api/openapi.json', 'application/json; charset=utf-8'],
  ])('when %s is requested, then its type is %s', async (path, type) => {
    expect((await get(path, { 'accept-encoding': 'br' })).headers.get('content-type')).toBe(type);
  });

  test('when a file has not changed, then the answer is 304', async () => {
    const first = await get('/');

    const etag = first.headers.get('etag') ?? '';
    const second = await gateway.raw(
      `GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nIf-None-Match: ${etag}\r\n\r\n`,
    );

    expect(second).toMatch(/^HTTP\/1\.1 304 /);
  });

  test.each([
    ...[
      '/main.0123456789abcdef0123.js.map',
      '/main.0123456789abcdef0123.js.br',
      '/.env',
      '/missing.js',
      '/mfe/client',
    ],
    ...[
      '/mfe/client/missing.js',
      '/mfe/nobody/mf-manifest.json',
      '/mfe/client/%2e%2e%2f.env',
      '/config.xml',
      '/api',
    ],
  ])('when %s is requested, then the answer is 404 or 400', async (path) => {
    expect([404, 400]).toContain((await get(path)).status);
  });
});

describe('pages', () => {
  test.each(['/', '/home', '/client-admin', '/edit-event/7', '/quote?quote=7', '/no-such-page'])(
    'when %s is opened, then the answer is the shell’s app page',
    async (path) => {
      const answer = await get(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });

      expect([answer.status, await answer.text()]).toEqual([200, index]);
      expect(answer.headers.get('content-type')).toContain('text/html');
    },
  );

  test.each(['/metrics', '/health', '/healthz', '/HEALTHZ/', '/ready', '/live'])(
    'when a health check requests %s, then the answer is 404 and names the right path',
    async (path) => {
      const answer = await get(path, { accept: 'text/html,*/*;q=0.1' });

      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ message: expect.stringContaining('/readyz') as string });
    },
  );

  test.each([
    '/dev/mailbox.json',
    '/dev/mailbox.json?to=dana@example.com',
    '/dev/mailbox/quote-sent.7.1.html',
  ])('when %s is requested, then the answer is 404, because only npm start has the mailbox', async (path) => {
    expect((await get(path, { accept: 'text/html,*/*;q=0.1' })).status).toBe(404);
  });

  test('when the mailbox is requested, then the answer is the shell’s app page, as for any unknown address', async () => {
    expect(await (await get('/dev/mailbox', { accept: 'text/html' })).text()).toBe(index);
  });

  test('when a page’s address is requested as JSON, then the answer is 404', async () => {
    const answer = await get('/home', { accept: 'application/json' });

    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ]);
  });
});
