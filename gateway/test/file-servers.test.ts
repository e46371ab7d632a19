import { join } from 'node:path';
import { prerenderedPagesFile } from '@marquee/contracts/prerendered-pages';
import { startEchoService } from './echo-service.ts';
import type { EchoService } from './echo-service.ts';
import { session, startGateway } from './gateway-kit.ts';
import type { TestGateway } from './gateway-kit.ts';
import { put } from './put.ts';

const script = 'console.log("from the file server")';
const immutable = 'public, max-age=31536000, immutable';

let shell: EchoService;
let client: EchoService;
let gateway: TestGateway;
beforeEach(async () => {
  shell = await startEchoService('shell');
  client = await startEchoService('client');
  gateway = await startGateway({
    answerWithinMs: 200,
    fileServers: { SHELL_URL: shell.url, MFE_CLIENT_URL: client.url },
  });
});
afterEach(() => Promise.all([gateway.stop(), shell.stop(), client.stop()]));

/** The server's requests, except those for the list of prerendered pages, which the gateway reads on its own. */
function asked(server: EchoService): string[] {
  const calls = server.received.map(({ method, url }) => `${method} ${url}`);
  return calls.filter((call) => call !== `GET ${prerenderedPagesFile}`);
}

describe('a front end with its own server', () => {
  test.each([
    ['/', 'GET /index.html'],
    ['/client-admin?tab=quotes', 'GET /index.html'],
    ['/main.0123456789abcdef0123.js', 'GET /main.0123456789abcdef0123.js'],
    ['/favicon.svg', 'GET /favicon.svg'],
  ])('when %s is opened, then the shell’s server gets %s', async (path, call) => {
    await gateway.fetch(path, { headers: { accept: 'text/html' } });

    expect([asked(shell), asked(client)]).toEqual([[call], []]);
  });

  test('when a file of a remote is requested, then the remote’s server gets the path of the file without `/mfe/client`', async () => {
    await gateway.fetch('/mfe/client/assets/logo.0123456789abcdef.svg');

    expect([asked(client), asked(shell)]).toEqual([['GET /assets/logo.0123456789abcdef.svg'], []]);
  });

  test('when a remote has no server, then its files come from the release store', async () => {
    await put(join(gateway.releasesDir, 'public', 'remoteEntry.0123456789abcdef.js'), script);

    const answer = await gateway.fetch('/mfe/public/remoteEntry.0123456789abcdef.js');

    expect(await answer.text()).toBe(script);
  });

  test('when a remote has a server, then its release record still comes from the release store', async () => {
    const record = {
      name: 'mfe_client',
      owner: 'Client team',
      entry: '/mfe/client/mf-manifest.1.json',
      paths: ['/client-admin'],
      homeFor: 'client',
      enabled: true,
      minContract: 1,
    };
    await put(join(gateway.releasesDir, 'client', 'release.json'), JSON.stringify(record));

    expect(await (await gateway.fetch('/config.json')).json()).toEqual({ remotes: [record] });
  });

  test('when the server’s answer is compressed and cacheable, then the browser gets it with `nosniff`, and without server name and cookie', async () => {
    client.answerWith((_request, response) => {
      response.writeHead(200, {
        ...{ 'content-type': 'text/javascript; charset=utf-8', 'content-encoding': 'br' },
        ...{ 'cache-control': immutable, vary: 'Accept-Encoding', server: 'nginx', 'set-cookie': 'a=b' },
      });
      response.end();
    });

    const { headers } = await gateway.fetch('/mfe/client/40.0123456789abcdef.js');

    expect([headers.get('content-encoding'), headers.get('cache-control')]).toEqual(['br', immutable]);
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect([headers.get('server'), headers.get('set-cookie')]).toEqual([null, null]);
  });

  test('when its server gets a request, then the headers select encoding and version, and do not identify the reader', async () => {
    await gateway.fetch('/mfe/client/40.0123456789abcdef.js', {
      headers: {
        ...{ 'accept-encoding': 'br', 'if-none-match': '"1"', cookie: `sid=${session}` },
        ...{ authorization: 'Bearer x', 'x-user-id': '1', 'x-forwarded-for': '10.0.0.1' },
      },
    });

    const { headers = {} } = client.received[0] ?? {};
    expect(headers).toMatchObject({ 'accept-encoding': 'br', 'if-none-match': '"1"' });
    expect(Object.keys(headers).filter((name) => /^(cookie|authorization|x-user|x-forw)/.test(name))).toEqual(
      [],
    );
  });

  test.each([
    '/mfe/client/40.js.map',
    '/mfe/client/40.js.br',
    '/mfe/client/.env',
    '/mfe/client',
    '/main.js.map',
  ])('when %s is requested, then the answer is 404, and no server is called', async (path) => {
    expect((await gateway.fetch(path)).status).toBe(404);
    expect([...asked(client), ...asked(shell)]).toEqual([]);
  });

  test('when its server does not have a file, then the answer is 404, although the release store has the file', async () => {
    const file = '40.0123456789abcdef.js';
    await put(join(gateway.releasesDir, 'client', file), script);
    client.answerWith((_request, response) => {
      response.writeHead(404).end();
    });

    expect((await gateway.fetch(`/mfe/client/${file}`)).status).toBe(404);
    expect(asked(shell)).toEqual([]);
  });

  test('when the method is not a read, then the answer is 405, and the server gets no request', async () => {
    expect((await gateway.fetch('/mfe/client/40.js', { method: 'POST' })).status).toBe(405);
    expect(asked(client)).toEqual([]);
  });

  test('when a file is requested with a body, then the server does not receive the body', async () => {
    const answer = await gateway.raw(
      'GET /mfe/client/40.js HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}',
    );

    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(client.received.map(({ url, body }) => [url, body])).toEqual([['/40.js', '']]);
  });

  test('when its server is unavailable, then its files get a retryable error, and other pages still work', async () => {
    await client.stop();

    const answer = await gateway.fetch('/mfe/client/40.0123456789abcdef.js');

    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect((await gateway.fetch('/', { headers: { accept: 'text/html' } })).status).toBe(200);
    client = await startEchoService('client');
  });

  test('when its server does not answer, then the client gets 504 in time', async () => {
    client.answerWith(() => undefined);

    expect((await gateway.fetch('/mfe/client/40.0123456789abcdef.js')).status).toBe(504);
  });
});
