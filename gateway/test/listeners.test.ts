import { setImmediate as nextTurn } from 'node:timers/promises';
import { startEchoService } from './echo-service.ts';
import type { EchoService } from './echo-service.ts';
import { startGateway } from './gateway-kit.ts';
import type { TestGateway } from './gateway-kit.ts';

let files: EchoService;
let gateway: TestGateway;
const warnings: Error[] = [];
const collect = (warning: Error): void => {
  warnings.push(warning);
};
beforeEach(async () => {
  process.on('warning', collect);
  files = await startEchoService('files');
  const names = ['SHELL_URL', 'MFE_CLIENT_URL', 'MFE_PROVIDER_URL', 'MFE_PUBLIC_URL'];
  gateway = await startGateway({
    fileServers: Object.fromEntries(names.map((name) => [name, files.url])),
  });
});
afterEach(async () => {
  process.off('warning', collect);
  await Promise.all([gateway.stop(), files.stop()]);
});

/** One address per upstream. */
const addresses = [
  ...[
    '/api/auth/user',
    '/api/events',
    '/api/public/quote/7',
    '/api/invoices',
    '/main.0123456789abcdef0123.js',
  ],
  ...['client', 'provider', 'public'].map((remote) => `/mfe/${remote}/40.0123456789abcdef.js`),
];

describe('the gateway’s server', () => {
  test('when a call and its repetition have failed at every upstream, then Node does not warn about too many listeners', async () => {
    for (const server of [files, ...Object.values(gateway.services)]) {
      server.answerWith((request) => {
        request.socket.destroy();
      });
    }

    const answers = await Promise.all(addresses.map((address) => gateway.fetch(address)));

    await nextTurn();
    expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 502));
    expect(warnings).toEqual([]);
  });
});
