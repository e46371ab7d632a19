import { join } from 'node:path';
import { startGateway } from './gateway-kit.ts';
import type { TestGateway } from './gateway-kit.ts';
import { put } from './put.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ publicUrl: 'https://marquee.example' });
  await release('client', ['/client-admin', '/edit-event/:id', '/client/*']);
  await release('public', ['/quote']);
});

function release(remote: 'client' | 'public', paths: readonly string[]): Promise<void> {
  const record = {
    ...{ name: `mfe_${remote}`, owner: 'A team', paths, homeFor: remote === 'client' ? remote : null },
    ...{ minContract: 2, entry: `/mfe/${remote}/m.json`, enabled: true },
  };
  return put(join(gateway.releasesDir, remote, 'release.json'), JSON.stringify(record));
}

afterAll(() => gateway.stop());

async function linesOf(path: string): Promise<string[]> {
  const answer = await gateway.fetch(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  return (await answer.text()).split('\n');
}

describe('the files at fixed addresses', () => {
  test('when a crawler reads robots.txt, then API calls and pages for signed-in people are disallowed', async () => {
    const lines = await linesOf('/robots.txt');

    expect(lines[0]).toBe('User-agent: *');
    expect(lines).toEqual(
      expect.arrayContaining(
        ['/api', '/account', '/admin', '/client-admin', '/edit-event', '/client'].map(
          (path) => `Disallow: ${path}`,
        ),
      ),
    );
    expect(lines).not.toContain('Disallow: /');
  });

  test('when a crawler reads robots.txt, then the page of a quote is allowed, so that the crawler reads its noindex', async () => {
    const lines = await linesOf('/robots.txt');

    expect(lines).not.toContain('Disallow: /quote');
  });

  test('when security.txt is requested, then it contains a contact and expires in the future', async () => {
    const lines = await linesOf('/.well-known/security.txt');

    gateway.clock.advance({ seconds: 400 * 24 * 3600 });
    const later = await linesOf('/.well-known/security.txt');

    expect(lines).toContain('Contact: https://marquee.example/');
    expect(lines).toContain('Canonical: https://marquee.example/.well-known/security.txt');
    const days = (expiresIn(later) - expiresIn(lines)) / (24 * 3600 * 1000);
    expect(days).toBe(400);
    expect(expiresIn(later)).toBeGreaterThan(gateway.clock.now().getTime());
  });

  test('when a browser requests the default icon, then the browser gets an icon', async () => {
    const answer = await gateway.fetch('/favicon.ico');

    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
    expect(new Uint8Array(await answer.arrayBuffer()).slice(0, 4)).toEqual(new Uint8Array([0, 0, 1, 0]));
  });
});

describe('answers of the API', () => {
  test.each(['/api/public/quote/7', '/api/public/quote/7/pdf', '/api/events', '/api/nothing'])(
    'when %s is requested, then the answer forbids indexing',
    async (path) => {
      expect((await gateway.fetch(path)).headers.get('x-robots-tag')).toBe('noindex');
    },
  );

  test('when the shell’s configuration is requested, then the answer does not forbid indexing', async () => {
    expect((await gateway.fetch('/config.json')).headers.get('x-robots-tag')).toBeNull();
  });
});

function expiresIn(lines: readonly string[]): number {
  return Date.parse(lines.find((line) => line.startsWith('Expires: '))?.slice('Expires: '.length) ?? '');
}
