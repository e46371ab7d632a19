import type { IncomingMessage, ServerResponse } from 'node:http';
import { startEchoService } from './echo-service.ts';
import type { EchoService } from './echo-service.ts';
import { startGateway } from './gateway-kit.ts';
import type { TestGateway } from './gateway-kit.ts';

let shell: EchoService;
let client: EchoService;
let gateway: TestGateway;
beforeEach(async () => {
  shell = await startEchoService('shell');
  client = await startEchoService('client');
  gateway = await startGateway({ fileServers: { SHELL_URL: shell.url, MFE_CLIENT_URL: client.url } });
});
afterEach(() => Promise.all([gateway.stop(), shell.stop(), client.stop()]));

const lengths = [
  { framing: 'of a declared length', headers: { 'content-length': '100' } },
  { framing: 'in chunks', headers: {} },
];
const paths = [
  { path: '/api/events', from: 'a service' },
  { path: '/mfe/client/40.0123456789abcdef.js', from: 'a remote’s server' },
  { path: '/main.0123456789abcdef0123.js', from: 'the shell’s server' },
  { path: '/client-admin', from: 'the shell’s server, as a page' },
];
const cases = [200, 404, 500].flatMap((status) =>
  lengths.flatMap(({ framing, headers }) =>
    paths.map(({ path, from }) => ({ status, framing, headers, path, from })),
  ),
);

function cutAfterHalf(status: number, headers: Record<string, string>) {
  return (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, headers);
    response.write('half', () => request.socket.destroy());
  };
}

describe('an answer that ends before its body is complete', () => {
  test.each(cases)(
    'when it is a $status $framing from $from, then the connection to the client is aborted',
    async ({ status, headers, path }) => {
      for (const server of [shell, client, gateway.services.events]) {
        server.answerWith(cutAfterHalf(status, headers));
      }

      const read = gateway.fetch(path, { headers: { accept: 'text/html' } }).then((answer) => answer.text());

      await expect(read).rejects.toThrow(/terminated|fetch failed/);
    },
  );
});
