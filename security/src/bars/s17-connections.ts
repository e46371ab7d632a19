import { request } from 'node:http';

import type { Size } from '@marquee/bar-kit/bar';

import { openCrowd } from '../connections/crowd.ts';
import { judgeConnections } from '../connections/judge-connections.ts';
import type { Wave } from '../connections/judge-connections.ts';
import type { Product } from '../stack/start-product.ts';
import { withProduct } from '../stack/with-product.ts';
import type { Bar } from './bar.ts';

const connections: Record<Size, number> = { short: 1_500, full: 5_050 };
/** With fewer file descriptors, the test would show nothing. */
const least: Record<Size, number> = { short: 1_500, full: 2_000 };
const patienceMs = 5_000;
const crowdedAddress = '127.0.0.1';
const otherAddress = '127.0.0.2';

/** The 10 s of an idle connection, and the 20 s of an unfinished head, each plus the gateway's checking interval. */
const ways: readonly Pick<Wave, 'what' | 'overWithinMs'>[] = [
  { what: 'idle connections', overWithinMs: 10_000 },
  { what: 'slow heads', overWithinMs: 26_000 },
];
const sends: Readonly<Record<string, string>> = {
  'idle connections': '',
  'slow heads': 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
};

function askedOf(size: Size): string {
  return `${connections[size]} idle connections and as many slow heads from one address: another is answered, health too; idle ones end within 10 s`;
}

export const s17: Bar = {
  id: 'S17',
  title: 'Connections',
  asked: { short: askedOf('short'), full: askedOf('full') },
  run: (setting) =>
    withProduct(
      setting,
      async (product) => {
        const waves: Wave[] = [];
        for (const way of ways) {
          waves.push(await makeWave(product, way, connections[setting.size]));
        }
        return judgeConnections(waves, least[setting.size]);
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
  const crowd = await openCrowd({ port, from: crowdedAddress, size, sends: sends[what] ?? '' });
  const others: Wave['others'][number][] = [];
  const health: number[] = [];
  while (others.length < 100) {
    others.push(await askOnce(`${product.url}/config.json`, otherAddress));
    health.push((await askOnce(product.healthUrl, crowdedAddress)).status);
  }
  const held = crowd.held();
  return {
    what,
    opened: crowd.opened,
    held,
    overAfterMs: await crowd.untilOver(),
    overWithinMs,
    others,
    health,
  };
}

/** Uses a connection of its own. */
function askOnce(url: string, from: string): Promise<Wave['others'][number]> {
  const start = performance.now();
  const { port, pathname } = new URL(url);
  return new Promise((resolve) => {
    const settle = (status: number): void => {
      resolve({ status, ms: performance.now() - start });
    };
    const asking = request({
      ...{ host: '127.0.0.1', port, path: pathname, localAddress: from, agent: false },
      timeout: patienceMs,
    });
    asking.once('response', (response) => {
      response.resume().once('end', () => {
        settle(response.statusCode ?? 0);
      });
    });
    asking.once('timeout', () => asking.destroy());
    asking.on('error', () => {
      settle(0);
    });
    asking.end();
  });
}
