import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@marquee/contracts/integrity-of';
import { anyRemotePage, earlySlot, frameSlots } from '@marquee/contracts/prerendered-pages';
import { startEchoService } from './echo-service.ts';
import { session, startGateway } from './gateway-kit.ts';
import type { TestGateway } from './gateway-kit.ts';
import { put } from './put.ts';

const scriptHash = `sha256-${'b'.repeat(43)}=`;
const html = `<p>Quotes for $& ${frameSlots.path}</p>`;
const css = '.a{color:red}';
const skeleton = JSON.stringify({
  page: { html, css },
  withQuery: { html: '<p>On its way</p>', css: '.b{color:red}' },
});
const file = 'skeletons/provider.1.json';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
  await put(join(gateway.shellDir, 'index.html'), 'plain');
  await putShell();
  await putRelease();
  await put(join(gateway.releasesDir, 'provider', file), skeleton);
});
afterEach(() => gateway.stop());

const frame = `${earlySlot}${frameSlots.head}<main data-path="/${frameSlots.path}">${frameSlots.page}</main>`;

async function putShell(
  frames: Readonly<Record<string, string>> = {
    [anyRemotePage]: frame,
    '/provider': `own foot ${frame}`,
    '/': `home ${earlySlot}`,
    '/account': `account ${earlySlot}`,
  },
): Promise<void> {
  const sessionFrames: Record<string, object> = {};
  for (const [place, [path, content]] of Object.entries(frames).entries()) {
    sessionFrames[path] = { file: `/rendered/${place}/frame.html`, scriptHash };
    await put(join(gateway.shellDir, `/rendered/${place}/frame.html`), content);
  }
  const sessionPage = { file: '/rendered/s/session.html', scriptHash };
  await put(join(gateway.shellDir, sessionPage.file), `without frame ${earlySlot}`);
  await put(
    join(gateway.shellDir, '/rendered/list.json'),
    JSON.stringify({ pages: [], sessionPage, sessionFrames }),
  );
}

async function putRelease(changes: object = {}): Promise<void> {
  const named = { file, integrity: integrityOf(skeleton) };
  const record = {
    ...{ name: 'mfe_provider', owner: 'Provider team', homeFor: 'provider', minContract: 2 },
    ...{ paths: ['/provider', '/provider/quotes/:id', '/provider-admin'], enabled: true },
    ...{ entry: '/mfe/provider/mf-manifest.1.json' },
    firstLoads: {
      '/provider': { calls: ['/quotes?limit=20'], skeleton: named },
      '/provider/quotes/:id': { calls: ['/quotes/:id'], skeleton: named },
      '/provider-admin': { calls: [] },
    },
    ...changes,
  };
  await put(join(gateway.releasesDir, 'provider', 'release.json'), JSON.stringify(record));
}

async function open(path: string, cookie = `sid=${session}`) {
  const response = await gateway.fetch(path, { headers: { accept: 'text/html', cookie } });
  return { page: await response.text(), policy: response.headers.get('content-security-policy') ?? '' };
}

function sourceHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

describe('the skeleton of a page for a visitor with a session', () => {
  test('when the page opens, then the skeleton is in the frame of the page’s exact path, below the early requests', async () => {
    const { page } = await open('/provider');

    expect(page).toMatch(/^own foot <meta name="early-requests" content="[^"]*\/api\/quotes\?limit=20/);
    expect(page).toContain(`<style>${css}</style><main data-path="/provider">${html}</main>`);
  });

  test('when it is sent, then the policy allows the page’s script and the skeleton’s style', async () => {
    const { policy } = await open('/provider');

    expect(policy).toContain(`script-src 'self' '${scriptHash}'`);
    expect(policy).toContain(`style-src 'self' '${sourceHash(css)}'`);
  });

  test('when the page’s path has a parameter and no frame of its own, then the skeleton is in the common frame', async () => {
    const { page } = await open('/provider/quotes/q-1');

    expect(page).toContain(`<main data-path="/provider/quotes/q-1">${html}</main>`);
    expect(page).not.toContain('own foot');
  });

  test('when there is a query, then the page has the skeleton that fits any tab', async () => {
    const { page, policy } = await open('/provider?tab=requests');

    expect(page).toContain('<main data-path="/provider"><p>On its way</p></main>');
    expect(policy).toContain(sourceHash('.b{color:red}'));
  });

  test('when the page is the home page of a role, then the shell’s prerendered page is sent', async () => {
    const { page } = await open('/');

    expect(page).toMatch(/^home <meta name="early-requests"/);
  });

  test('when the page is one of the shell’s own pages, then it requests the session early, as every page does', async () => {
    const { page } = await open('/account');

    expect(page).toMatch(/^account <meta name="early-requests" content="[^"]*\/api\/auth\/user/);
  });

  test('when the skeleton’s style contains HTML, then the page is sent without the skeleton', async () => {
    const harmful = skeleton.replace(css, '</style><script>');
    await put(join(gateway.releasesDir, 'provider', file), harmful);
    const integrity = integrityOf(harmful);
    await putRelease({ firstLoads: { '/provider': { calls: [], skeleton: { file, integrity } } } });

    expect((await open('/provider')).page).toMatch(/^without frame/);
  });
});

describe('the page without a frame', () => {
  test.each<[string, string, () => Promise<unknown>]>([
    ['the page has no skeleton', '/provider-admin', async () => undefined],
    ['the skeleton is missing', '/provider', () => rm(join(gateway.releasesDir, 'provider', file))],
    [
      'the skeleton is not what was released',
      '/provider',
      () => put(join(gateway.releasesDir, 'provider', file), `${skeleton} `),
    ],
    ['the shell is of a release without frames', '/provider', () => putShell({})],
    [
      'the frame cannot be read',
      '/provider',
      async () => {
        await rm(join(gateway.shellDir, 'rendered/1/frame.html'));
        await mkdir(join(gateway.shellDir, 'rendered/1/frame.html'));
      },
    ],
    ['the shell has no page for the home of a role', '/', () => putShell({})],
    [
      'the record names the skeleton in a way that this gateway does not know',
      '/provider',
      () => putRelease({ firstLoads: { '/provider': { calls: [], skeleton: 'here' } } }),
    ],
    ['the path contains a character that browsers encode', '/provider/quotes/a%20b', async () => undefined],
  ])('when %s, then it is sent', async (_case, path, change) => {
    await change();

    expect((await open(path)).page).toMatch(/^without frame <meta name="early-requests"/);
  });

  test('when the remote’s own server does not answer the request for the skeleton, then the page is sent in time', async () => {
    const silent = await startEchoService('provider');
    silent.answerWith(() => undefined);
    await gateway.stop();
    gateway = await startGateway({ renderWithinMs: 100, fileServers: { MFE_PROVIDER_URL: silent.url } });
    await putShell();
    await putRelease();
    const openedAt = performance.now();

    const { page } = await open('/provider');

    expect(page).toMatch(/^without frame <meta name="early-requests"/);
    expect(performance.now() - openedAt).toBeLessThan(1_500);
    await silent.stop();
  });

  test('when a missing skeleton exists again, then the page contains it again', async () => {
    await rm(join(gateway.releasesDir, 'provider', file));
    await open('/provider');
    await put(join(gateway.releasesDir, 'provider', file), skeleton);

    expect((await open('/provider')).page).toContain(html);
  });
});

describe('the app page', () => {
  test('when a visitor has no session, then the visitor gets it', async () => {
    expect((await open('/provider', '')).page).toBe('plain');
  });

  test('when the remote is switched off, then the visitor gets it', async () => {
    await putRelease({ enabled: false });

    expect((await open('/provider')).page).toBe('plain');
  });
});
