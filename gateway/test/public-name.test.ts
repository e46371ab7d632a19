import { startGateway } from './gateway-kit.ts';
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

const redirect = /^HTTP\/1\.1 307 /;

describe('a page opened under another name of this machine', () => {
  test.each(['127.0.0.1:8080', '[::1]:8080'])(
    'when it is opened at %s, then the browser is sent to the same page under PUBLIC_URL',
    async (host) => {
      const head = await headOf({ host });

      expect(head).toMatch(redirect);
      expect(head).toMatch(/^location: http:\/\/localhost:8080\/client\/invoices\/7\?paid=1$/im);
      expect(head).toMatch(/^cache-control: no-store$/im);
    },
  );

  test('when PUBLIC_URL itself is 127.0.0.1, then localhost leads there', async () => {
    const other = await startGateway({ publicUrl: 'http://127.0.0.1:8080' });

    const head = await headOf({ host: 'localhost:8080', at: other });
    await other.stop();

    expect(head).toMatch(/^location: http:\/\/127\.0\.0\.1:8080\/client/im);
  });

  test.each([
    ['the name of PUBLIC_URL', { host: 'localhost:8080' }],
    ['the same in capitals', { host: 'LOCALHOST:8080' }],
    ['a port that something else maps here', { host: '127.0.0.1:9090' }],
    ['a stranger’s name', { host: 'evil.example:8080' }],
    ['a name that only begins like ours', { host: '127.0.0.1.evil.example:8080' }],
    ['no page but a script', { host: '127.0.0.1:8080', headers: { 'Sec-Fetch-Mode': 'no-cors' } }],
    ['no browser', { host: '127.0.0.1:8080', headers: {} }],
    ['a form that is sent', { host: '127.0.0.1:8080', method: 'POST' }],
  ] satisfies [string, Asked][])('when it is %s, then nothing is redirected', async (_case, asked) => {
    expect(await headOf(asked)).not.toMatch(/^HTTP\/1\.1 3\d\d /);
  });

  test('when PUBLIC_URL is a public address, then a page asked for by loopback stays where it is', async () => {
    const published = await startGateway({ publicUrl: 'https://marquee.example' });

    const head = await headOf({ host: '127.0.0.1:443', at: published });
    await published.stop();

    expect(head).not.toMatch(redirect);
  });
});
