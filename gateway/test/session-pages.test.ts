import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { earlySlot } from '@marquee/contracts/prerendered-pages';
import { session, startGateway } from './gateway-kit.ts';
import type { TestGateway } from './gateway-kit.ts';
import { put } from './put.ts';

const integrity = `sha384-${'A'.repeat(64)}`;
const scriptHash = `sha256-${'b'.repeat(43)}=`;

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
  await put(join(gateway.shellDir, 'index.html'), 'plain');
  await put(
    join(gateway.shellDir, 'rendered/list.json'),
    JSON.stringify({ pages: [], sessionPage: { file: '/rendered/1/session.html', scriptHash } }),
  );
  await put(join(gateway.shellDir, 'rendered/1/session.html'), `<head>${earlySlot}</head>`);
  await putRelease();
});
afterEach(() => gateway.stop());

async function putRelease(changes: object = {}): Promise<void> {
  const record = {
    ...{ name: 'mfe_provider', owner: 'Provider team', homeFor: 'provider', minContract: 2 },
    ...{ paths: ['/provider', '/provider/quotes/:id', '/client/*'], enabled: true },
    ...{ entry: '/mfe/provider/mf-manifest.1.json', integrity },
    firstLoads: {
      '/provider': { calls: ['/quotes?limit=20'] },
      '/provider/quotes/:id': { calls: ['/quotes/:id', '/providers/profile'], chunk: 'editor' },
    },
    firstScripts: [
      { file: 'remoteEntry.1.js', integrity },
      { file: 'editor.1.js', integrity, page: '/provider/quotes/:id' },
    ],
    ...changes,
  };
  await put(join(gateway.releasesDir, 'provider', 'release.json'), JSON.stringify(record));
}

function open(path: string, cookie = `sid=${session}`): Promise<Response> {
  return gateway.fetch(path, { headers: { accept: 'text/html', cookie } });
}

/** Returns the page's early requests and the addresses of its preloaded scripts. */
async function namedBy(path: string) {
  const html = await (await open(path)).text();
  const [, content = '[]'] = /<meta name="early-requests" content="([^"]*)">/.exec(html) ?? [];
  const requests = JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as {
    address: string;
    integrity?: string;
  }[];
  const scripts = [...html.matchAll(/as="script" href="([^"]*)" integrity="[^"]+" crossorigin/g)];
  return { requests, scripts: scripts.map(([, href]) => href) };
}

const always = [
  { address: '/api/auth/user' },
  { address: '/config.json' },
  { address: '/mfe/provider/mf-manifest.1.json', integrity },
];

describe('a page of a remote for a visitor with a session', () => {
  test('when it is opened, then it requests session, release records, manifest, its first calls and the remote’s scripts early', async () => {
    expect(await namedBy('/provider')).toEqual({
      requests: [...always, { address: '/api/quotes?limit=20' }],
      scripts: ['/mfe/provider/remoteEntry.1.js'],
    });
  });

  test('when its path has a parameter, then its calls contain the value, and the page’s own script is preloaded too', async () => {
    expect(await namedBy('/provider/quotes/q-1')).toEqual({
      requests: [...always, { address: '/api/quotes/q-1' }, { address: '/api/providers/profile' }],
      scripts: ['/mfe/provider/remoteEntry.1.js', '/mfe/provider/editor.1.js'],
    });
  });

  test.each(['%22%3E', 'a%20b'])('when the parameter is %s, then no call contains it', async (value) => {
    const { requests } = await namedBy(`/provider/quotes/${value}`);

    expect(requests).toEqual([...always, { address: '/api/providers/profile' }]);
  });

  test.each(['/client', '/client/events'])(
    'when %s has no declared first load, then it requests only session, release records and manifest early',
    async (path) => {
      expect((await namedBy(path)).requests).toEqual(always);
    },
  );

  test('when it is the home page of a role, then it requests only session and release records early', async () => {
    expect(await namedBy('/')).toEqual({ requests: always.slice(0, 2), scripts: [] });
  });

  test('when it is sent, then its policy allows its inline script, and browsers revalidate it each time', async () => {
    const { headers } = await open('/provider');

    expect(headers.get('content-security-policy')).toContain(`script-src 'self' '${scriptHash}'`);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('vary')).toMatch(/cookie/i);
  });

  test('when it is opened with a query, then it makes none of its first calls early, because the query may select a tab with other calls', async () => {
    expect((await namedBy('/provider?tab=requests')).requests).toEqual(always);
  });

  test('when two declared paths match, then the more specific path counts, in any letter case', async () => {
    await putRelease({
      firstLoads: { '/client/*': { calls: ['/rest'] }, '/client/:id': { calls: ['/one/:id'] } },
    });

    const { requests } = await namedBy('/Client/7/');

    expect(requests.at(-1)).toEqual({ address: '/api/one/7' });
  });

  test('when it has not changed, then the answer is 304', async () => {
    const first = await open('/provider');
    const etag = first.headers.get('etag') ?? '';

    const { status } = await gateway.fetch('/provider', {
      headers: {
        accept: 'text/html',
        cookie: `sid=${session}`,
        'cache-control': 'max-age=0',
        'if-none-match': etag,
      },
    });

    expect(status).toBe(304);
  });

  test('when the record’s first loads are unreadable, then it requests only session, release records and manifest early', async () => {
    await putRelease({ firstLoads: 'unreadable', firstScripts: undefined });

    expect(await namedBy('/provider')).toEqual({ requests: always, scripts: [] });
  });
});

describe('the app page', () => {
  test('when a visitor has no session, then the visitor gets it', async () => {
    expect(await (await open('/provider', '')).text()).toBe('plain');
  });

  test.each([
    ['the address is no page of a remote', '/versions', {}],
    ['the remote is switched off', '/provider', { enabled: false }],
  ])('when %s, then the visitor gets it', async (_case, path, record) => {
    await putRelease(record);

    expect(await (await open(path)).text()).toBe('plain');
  });

  test('when the app page for visitors with a session cannot be read, then the visitor gets the app page for everyone', async () => {
    await rm(join(gateway.shellDir, 'rendered/1/session.html'));
    await mkdir(join(gateway.shellDir, 'rendered/1/session.html'));

    expect(await (await open('/provider')).text()).toBe('plain');
  });

  test('when the shell’s release has no app page for visitors with a session, then the visitor gets the app page for everyone', async () => {
    await put(join(gateway.shellDir, 'rendered/list.json'), JSON.stringify({ pages: [] }));

    expect(await (await open('/provider')).text()).toBe('plain');
  });
});
