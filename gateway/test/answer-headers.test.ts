import { join } from 'node:path';
import hashes from '../../packages/ui/csp-style-hashes.json' with { type: 'json' };
import { put } from './put.ts';
import { startGateway } from './gateway-kit.ts';
import type { TestGateway } from './gateway-kit.ts';

/** A script, a style, a font and images. */
const files = ['40.0123456789abcdef.js', 'a.css', 'b.woff2', 'c.png', 'd.webp', 'e.avif', 'f.ico'];

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
  await put(join(gateway.shellDir, 'index.html'), '<!doctype html><title>Marquee</title>');
  await put(join(gateway.shellDir, 'favicon.svg'), '<svg/>');
  await Promise.all(files.map((file) => put(join(gateway.shellDir, file), 'of a page')));
});
afterAll(() => gateway.stop());

function get(path: string) {
  return gateway.fetch(path);
}

describe('headers of an answer', () => {
  test.each([
    ...['/', '/config.json', '/api/events', '/api/nothing', '/api//x', '/favicon.svg', '/api/docs'],
    ...['/livez', '/readyz', '/metrics'],
  ])('when %s is requested, then the answer has the security headers', async (path) => {
    const { headers } = await get(path);

    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self' " +
        `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' '${hashes.sonner}'; ` +
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; " +
        "frame-ancestors 'none'; form-action 'self'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null]);
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  test.each(['/', '/client-admin', '/api/docs', '/favicon.svg'])(
    'when the page %s is requested, then the answer also has the headers for pages',
    async (path) => {
      const { headers } = await get(path);

      expect(headers.get('permissions-policy')).toMatch(
        /^clipboard-write=\(self\), (?:[\w-]+=\(\)(?:, )?){30,}$/,
      );
      expect(headers.get('permissions-policy')).toMatch(
        /camera=\(\).*geolocation=\(\).*payment=\(\).*usb=\(\)/,
      );
      // Chromium does not know `bluetooth` and would log a warning on every page.
      expect(headers.get('permissions-policy')).not.toContain('bluetooth');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('origin-agent-cluster')).toBe('?1');
    },
  );

  test.each(files)(
    'when %s is requested, then the answer has the headers for files, and no others',
    async (file) => {
      const { headers } = await get(`/${file}`);

      expect([...headers.keys()].sort()).toEqual(
        [
          ...['accept-ranges', 'cache-control', 'connection', 'content-length', 'content-type'],
          ...['cross-origin-resource-policy', 'date', 'etag', 'keep-alive', 'last-modified'],
          ...['vary', 'x-content-type-options', 'x-request-id'],
        ].sort(),
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    },
  );

  test('when a call is answered, then the answer has no permissions policy', async () => {
    const { headers } = await get('/api/events');

    expect(headers.get('permissions-policy')).toBeNull();
  });

  test.each(['/api/events', '/api/auth/user', '/api/nothing', '/api/admin/users'])(
    'when %s is answered or rejected, then no cache stores the answer',
    async (path) => {
      expect((await get(path)).headers.get('cache-control')).toBe('no-store');
    },
  );

  test('when a list has paging headers, then the caller gets them', async () => {
    const place = {
      link: '</api/events?after=a>; rel="next"',
      'x-total-count': '201',
      'x-list-cap': '200',
    };
    Object.entries(place).forEach(([name, value]) => {
      gateway.services.events.setHeader(name, value);
    });

    const { headers } = await get('/api/events');

    expect(Object.fromEntries(headers)).toMatchObject(place);
  });

  test('when the public URL is https, then the answer has HSTS', async () => {
    const secure = await startGateway({ publicUrl: 'https://marquee.test' });

    const answers = await Promise.all(['/livez', '/config.json', '/api/x'].map((path) => secure.fetch(path)));

    const values = answers.map(({ headers }) => headers.get('strict-transport-security'));
    expect(new Set(values)).toEqual(new Set(['max-age=31536000; includeSubDomains']));
    await secure.stop();
  });
});
