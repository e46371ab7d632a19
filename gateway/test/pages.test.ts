import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import hashes from '../../packages/ui/csp-style-hashes.json';
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
  ])('when the browser takes %s, then it gets %s, and the same script', async (accepted, encoding) => {
    const answer = await get('/main.0123456789abcdef0123.js', { 'accept-encoding': accepted });

    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
    expect(await answer.text()).toBe(script);
  });

  test('when the name carries a hash, then it may be kept for ever; anything else is asked for again', async () => {
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
  ])('when %s is asked for, then what it is and how it is written is said: %s', async (path, type) => {
    expect((await get(path, { 'accept-encoding': 'br' })).headers.get('content-type')).toBe(type);
  });

  test('when it has not changed, then 304', async () => {
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
  ])('when %s is asked for, then there is nothing', async (path) => {
    expect([404, 400]).toContain((await get(path)).status);
  });
});

describe('pages', () => {
  test.each(['/', '/home', '/client-admin', '/edit-event/7', '/quote?quote=7', '/no-such-page'])(
    'when %s is opened, then it is the shell’s page',
    async (path) => {
      const answer = await get(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });

      expect([answer.status, await answer.text()]).toEqual([200, index]);
      expect(answer.headers.get('content-type')).toContain('text/html');
    },
  );

  test.each(['/metrics', '/health', '/healthz', '/HEALTHZ/', '/ready', '/live'])(
    'when a probe asks for %s by habit, then it is not answered by a page, and told where to look',
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
  ])('when %s is asked for, then there is nothing: the mailbox belongs to npm start alone', async (path) => {
    expect((await get(path, { accept: 'text/html,*/*;q=0.1' })).status).toBe(404);
  });

  test('when the mailbox is asked for, then it is a page like any other that is not there', async () => {
    expect(await (await get('/dev/mailbox', { accept: 'text/html' })).text()).toBe(index);
  });

  test('when something else is wanted from a page’s address, then 404 as a problem', async () => {
    const statuses = [
      (await get('/home', { accept: 'application/json' })).status,
      (await gateway.fetch('/home', { method: 'POST' })).status,
    ];

    expect(statuses).toEqual([404, 404]);
  });

  test.each([
    ...['/', '/config.json', '/api/events', '/api/nothing', '/api//x', '/favicon.svg', '/api/docs'],
    ...['/livez', '/readyz', '/metrics'],
  ])('when %s is answered, then with the security headers', async (path) => {
    const { headers } = await get(path);

    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self' " +
        `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' '${hashes.sonner}'; ` +
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; " +
        "frame-ancestors 'none'; form-action 'self'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toMatch(
      /^clipboard-write=\(self\), (?:[\w-]+=\(\)(?:, )?){30,}$/,
    );
    expect(headers.get('permissions-policy')).toMatch(
      /camera=\(\).*geolocation=\(\).*payment=\(\).*usb=\(\)/,
    );
    // Chromium does not know it, and complains in every console.
    expect(headers.get('permissions-policy')).not.toContain('bluetooth');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('origin-agent-cluster')).toBe('?1');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null]);
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  test.each(['/api/events', '/api/auth/user', '/api/nothing', '/api/admin/users'])(
    'when %s is answered or refused, then nobody keeps the answer',
    async (path) => {
      expect((await get(path)).headers.get('cache-control')).toBe('no-store');
    },
  );

  test('when the address is https, then browsers are told to stay there', async () => {
    const secure = await startGateway({ publicUrl: 'https://marquee.test' });

    const answers = await Promise.all(['/livez', '/config.json', '/api/x'].map((path) => secure.fetch(path)));

    const told = answers.map(({ headers }) => headers.get('strict-transport-security'));
    expect(new Set(told)).toEqual(new Set(['max-age=31536000; includeSubDomains']));
    await secure.stop();
  });
});
