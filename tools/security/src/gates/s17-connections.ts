import { request } from 'node:http';

import type { Size } from '@marquee/harness-kit/gate';

import { openConnections } from '../connections/open-connections.ts';
import { judgeConnections } from '../connections/judge-connections.ts';
import type { Wave } from '../connections/judge-connections.ts';
import type { Product } from '../stack/start-product.ts';
import { withProduct } from '../stack/with-product.ts';
import type { Gate } from './gate.ts';

const connections: Record<Size, number> = { short: 1_500, full: 5_050 };
/** Minimum number of connections. With fewer, for example because of a limit on file descriptors, the test shows nothing. */
const min: Record<Size, number> = { short: 1_500, full: 2_000 };
const timeoutMs = 5_000;
const floodingAddress = '127.0.0.1';
const otherAddress = '127.0.0.2';

/** Limits of the gateway: 10 s for an idle connection, and 20 s for an unfinished head, plus the interval at which the gateway checks. */
const attacks: readonly Pick<Wave, 'what' | 'overWithinMs'>[] = [
  { what: 'idle connections', overWithinMs: 10_000 },
  { what: 'slow heads', overWithinMs: 26_000 },
];
const sends: Readonly<Record<string, string>> = {
  'idle connections': '',
  'slow heads': 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
};

function targetOf(size: Size): string {
  return `${connections[size]} idle connections and as many slow heads from one address: requests of another address and of the health port are answered; idle connections are closed within 10 s`;
}

export const s17: Gate = {
  id: 'S17',
  title: 'Connections',
  target: { short: targetOf('short'), full: targetOf('full') },
  run: (setting) =>
    withProduct(
      setting,
      async (product) => {
        const waves: Wave[] = [];
        for (const attack of attacks) {
          waves.push(await makeWave(product, attack, connections[setting.size]));
        }
        return judgeConnections(waves, min[setting.size]);
      },
      { limitsAsShipped: ['CONNECTION_'] },
    ),
};

async function makeWave(
  product: Product,
  { what, overWithinMs }: Pick<Wave, 'what' | 'overWithinMs'>,
  size: number,
): Promise<Wave> {
  const port = Number(new URL(product.url).port);
  const flood = await openConnections({ port, from: floodingAddress, size, sends: sends[what] ?? '' });
  const others: Wave['others'][number][] = [];
  const health: number[] = [];
  while (others.length < 100) {
    others.push(await requestOnce(`${product.url}/config.json`, otherAddress));
    health.push((await requestOnce(product.healthUrl, floodingAddress)).status);
  }
  const held = flood.held();
  return {
    what,
    opened: flood.opened,
    held,
    overAfterMs: await flood.untilOver(),
    overWithinMs,
    others,
    health,
  };
}

/** Sends one request over a new connection. */
function requestOnce(url: string, from: string): Promise<Wave['others'][number]> {
  const start = performance.now();
  const { port, pathname } = new URL(url);
  return new Promise((resolve) => {
    const settle = (status: number): void => {
      resolve({ status, ms: performance.now() - start });
    };
    const outgoing = request({
      ...{ host: '127.0.0.1', port, path: pathname, localAddress: from, agent: false },
      timeout: timeoutMs,
    });
    outgoing.once('response', (response) => {
      response.resume().once('end', () => {
        settle(response.statusCode ?? 0);
      });
    });
    outgoing.once('timeout', () => outgoing.destroy());
    outgoing.on('error', () => {
      settle(0);
    });
    outgoing.end();
  });
}
