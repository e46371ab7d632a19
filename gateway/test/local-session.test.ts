import { session, startGateway } from './gateway-kit.ts';
import type { TestGateway } from './gateway-kit.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ publicUrl: 'http://localhost:8080' });
});
afterAll(() => gateway.stop());

type Asked = {
  host: string;
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  at?: TestGateway;
};

const navigation = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };

async function headOf(asked: Asked): Promise<string> {
  const {
    host,
    path = '/client/invoices/7?paid=1',
    method = 'GET',
    headers = navigation,
    at = gateway,
  } = asked;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const request = [`${method} ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...lines, '', ''];
  return (await at.raw(request.join('\r\n'))).split('\r\n\r\n', 1)[0] ?? '';
}

const page = '/client/invoices/7?paid=1';
const signedIn = { ...navigation, Cookie: `sid=${session}` };

function targetIn(head: string): string | undefined {
  return head.startsWith('HTTP/1.1 307 ') ? /^location: (.*)$/im.exec(head)?.[1]?.trim() : undefined;
}

describe('a page for signed-in people at a loopback name', () => {
  test('when it is opened at PUBLIC_URL without a session, then the gateway redirects to the other loopback name', async () => {
    const head = await headOf({ host: 'localhost:8080' });

    expect(targetIn(head)).toBe(`http://127.0.0.1:8080${page}&localSession=1`);
    expect(head).toMatch(/^set-cookie: localSession=1; Max-Age=5;/im);
    expect(head).toMatch(/^cache-control: no-store/im);
  });

  test.each([
    ['a session', 'http://127.0.0.1:8080', signedIn],
    ['no session', 'http://localhost:8080', navigation],
  ])('when a browser has %s at the other name, then the page opens at %s', async (_has, origin, headers) => {
    const path = `${page}&localSession=1`;

    expect(targetIn(await headOf({ host: '127.0.0.1:8080', path, headers }))).toBe(`${origin}${page}`);
  });

  test.each([
    ['signed in here', { headers: signedIn }],
    ['redirected before', { headers: { ...navigation, Cookie: 'localSession=1' } }],
    ['following a link on our page', { headers: { ...navigation, 'Sec-Fetch-Site': 'same-origin' } }],
    ['at the other name already', { host: '127.0.0.1:8080' }],
    ['at a mapped port', { host: 'localhost:9090' }],
    ['at an unknown host name', { host: 'evil.example:8080' }],
    ['requesting a script', { headers: { 'Sec-Fetch-Mode': 'no-cors' } }],
    ['no browser', { headers: {} }],
    ['sending a form', { method: 'POST' }],
    ['opening a page for everyone', { path: '/founder' }],
    ['opening the sign-in page', { path: '/auth' }],
    ['opening a quote', { path: '/quote?quote=7' }],
  ] satisfies [string, Partial<Asked>][])(
    'when a visitor is %s, then there is no redirect',
    async (_case, asked) => {
      expect(targetIn(await headOf({ host: 'localhost:8080', ...asked }))).toBeUndefined();
    },
  );

  test.each(['/auth?returnTo=%2Fprovider', '/auth?verify=a-token'])(
    'when an email links to %s, then the gateway redirects to the other name',
    async (path) => {
      expect(targetIn(await headOf({ host: 'localhost:8080', path }))).toBe(
        `http://127.0.0.1:8080${path}&localSession=1`,
      );
    },
  );

  test('when PUBLIC_URL is 127.0.0.1, then the gateway redirects to localhost', async () => {
    const other = await startGateway({ publicUrl: 'http://127.0.0.1:8080' });

    const head = await headOf({ host: '127.0.0.1:8080', at: other });
    await other.stop();

    expect(targetIn(head)).toBe(`http://localhost:8080${page}&localSession=1`);
  });

  test('when PUBLIC_URL is a public address, then there is no redirect', async () => {
    const published = await startGateway({ publicUrl: 'https://marquee.example' });

    const head = await headOf({ host: 'marquee.example', at: published });
    await published.stop();

    expect(targetIn(head)).toBeUndefined();
  });
});
