import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startEchoService } from './echo-service.ts';
import { session, startGateway } from './gateway-kit.ts';
import type { TestGateway } from './gateway-kit.ts';
import { put } from './put.ts';

const list = '/rendered/list.json';
const scriptHash = `sha256-${'0'.repeat(43)}=`;
const pages = ['front', 'home'].map((name) => ({
  path: name === 'front' ? '/' : `/${name}`,
  file: `/rendered/1/${name}.html`,
  plainFile: `/rendered/1/${name}.plain.html`,
  scriptHash,
}));
const signIn = {
  path: '/auth',
  file: '/rendered/1/auth.html',
  plainFile: '/rendered/1/auth.plain.html',
  scriptHash,
  params: ['returnTo'],
};
const files = {
  '/index.html': 'plain',
  '/rendered/1/front.html': 'front',
  '/rendered/1/front.plain.html': 'plain, with what the front page needs',
  '/rendered/1/home.html': 'home',
  '/rendered/1/home.plain.html': 'plain, with what home needs',
  '/rendered/1/auth.html': 'sign-in',
  '/rendered/1/auth.plain.html': 'plain, with what the sign-in needs',
  [list]: JSON.stringify({ pages: [...pages, signIn] }),
};

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
  await Promise.all(Object.entries(files).map(([file, text]) => put(join(gateway.shellDir, file), text)));
});
afterEach(() => gateway.stop());

function open(path: string, cookie = '', from = gateway) {
  return from.fetch(path, { headers: { accept: 'text/html', cookie } });
}

async function textAt(path: string, cookie = '', from = gateway) {
  return (await open(path, cookie, from)).text();
}

describe('prerendered pages of the shell', () => {
  test.each([
    ['/home', '', 'home'],
    ['/home?from=mail', `sid=${session}`, 'plain, with what home needs'],
    ['/', '', 'front'],
    ['/?tab=events', 'theme=dark', 'front'],
    ['/', 'sid=nonsense', 'front'],
    ['/', `sid=${session}`, 'plain, with what the front page needs'],
    ['/auth', '', 'sign-in'],
    ['/auth?returnTo=%2Fcreate-event', '', 'sign-in'],
    ['/auth?reset=a-token', '', 'plain, with what the sign-in needs'],
    ['/auth?returnTo=%2Fcreate-event&notice=google_failed', '', 'plain, with what the sign-in needs'],
    ['/auth', `sid=${session}`, 'plain, with what the sign-in needs'],
    ['/versions', '', 'plain'],
    ['/home/', '', 'plain'],
  ])('when %s is opened with the cookie “%s”, then the page is “%s”', async (path, cookie, page) => {
    expect(await textAt(path, cookie)).toBe(page);
  });

  test('when a page depends on the session, then its Vary header names the cookie; browsers revalidate all pages', async () => {
    const answers = [await open('/'), await open('/', `sid=${session}`), await open('/versions')];

    const vary = answers.map(({ headers }) => headers.get('vary')?.toLowerCase().includes('cookie'));
    expect(vary).toEqual([true, true, false]);
    const kept = answers.map(({ headers }) => headers.get('cache-control'));
    expect(kept).toEqual(['no-cache', 'no-cache', 'no-cache']);
  });

  test('when a page has an inline script, then only the policy of that page allows the script', async () => {
    const answers = [await open('/'), await open('/', `sid=${session}`), await open('/versions')];

    const policies = answers.map(({ headers }) => headers.get('content-security-policy') ?? '');
    expect(policies.map((policy) => /script-src [^;]*/.exec(policy)?.[0])).toEqual([
      `script-src 'self' '${scriptHash}'`,
      "script-src 'self'",
      "script-src 'self'",
    ]);
  });

  test('when an earlier build lists pages without a script, then those pages are not sent', async () => {
    await put(
      join(gateway.shellDir, list),
      JSON.stringify({ pages: [{ path: '/', file: '/rendered/1/front.html', visitor: 'anybody' }] }),
    );

    expect(await textAt('/')).toBe('plain');
  });

  test('when the shell has another build, then the gateway uses the new list within five seconds', async () => {
    await open('/');
    await put(join(gateway.shellDir, list), '{"pages":[]}');

    gateway.clock.advance({ seconds: 5 });

    expect(await textAt('/')).toBe('plain');
  });

  test('when another build has removed a page, then the app page is sent until the gateway reads the new list', async () => {
    await open('/');
    await rm(join(gateway.shellDir, '/rendered/1/home.html'));

    expect(await textAt('/home')).toBe('plain');
  });

  test('when the list cannot be read, then the gateway keeps the last list', async () => {
    await open('/');
    await put(join(gateway.shellDir, list), '{"pages":');

    gateway.clock.advance({ seconds: 5 });

    expect(await textAt('/')).toBe('front');
  });
});

describe('prerendered pages of a shell with its own server', () => {
  test.each([
    ['lists its pages', 200, 'front', 'home'],
    ['is older and has none', 404, 'plain', 'plain'],
    ['fails', 503, 'plain', 'plain'],
  ])('when the server %s (%i), then / is “%s”, /home “%s”', async (_when, status, front, home) => {
    const shell = await startEchoService('shell');
    shell.answerWith(({ url = '' }, response) => {
      response.statusCode = url === list ? status : 200;
      response.end(files[url as keyof typeof files]);
    });
    const apart = await startGateway({ fileServers: { SHELL_URL: shell.url } });

    expect([await textAt('/', '', apart), await textAt('/home', '', apart)]).toEqual([front, home]);
    expect(await textAt('/', `sid=${session}`, apart)).toMatch(/^plain/);
    await Promise.all([apart.stop(), shell.stop()]);
  });

  test('when a replica of another release answers 404 for a page, then the app page is sent', async () => {
    const shell = await startEchoService('shell');
    shell.answerWith(({ url = '' }, response) => {
      const isHere = url === list || !url.startsWith('/rendered/');
      response.writeHead(isHere ? 200 : 404);
      response.end(isHere ? files[url as keyof typeof files] : '{"status":404}');
    });
    const apart = await startGateway({ fileServers: { SHELL_URL: shell.url } });

    const answers = [await open('/', '', apart), await open('/home', '', apart)];

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['plain', 'plain']);
    await Promise.all([apart.stop(), shell.stop()]);
  });

  test('when the server has no page at all, then the answer is 404', async () => {
    const shell = await startEchoService('shell');
    shell.answerWith((_request, response) => {
      response.writeHead(404).end();
    });
    const apart = await startGateway({ fileServers: { SHELL_URL: shell.url } });

    const answer = await open('/', '', apart);

    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not_found' }]);
    await Promise.all([apart.stop(), shell.stop()]);
  });

  test('when the server sends a Vary header, then the answer’s Vary header also names the cookie', async () => {
    const shell = await startEchoService('shell');
    shell.answerWith(({ url = '' }, response) => {
      response.setHeader('vary', 'Accept-Encoding').end(files[url as keyof typeof files]);
    });
    const apart = await startGateway({ fileServers: { SHELL_URL: shell.url } });

    expect((await open('/', '', apart)).headers.get('vary')?.toLowerCase()).toBe('cookie, accept-encoding');
    await Promise.all([apart.stop(), shell.stop()]);
  });
});
