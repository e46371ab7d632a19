import { request } from 'node:http';
import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import { startBefore } from '../gateway/start-before.ts';
import { paces } from '../measure/size.ts';
import type { Bar } from './bar.ts';

/** Like a browser with several pages open. */
const atOnce = 50;
const withinSeconds = 10;

export const g3: Bar = {
  id: 'G3',
  title: 'Whoever leaves',
  asked: {
    full: 'after 1,000 clients that left while they waited: 0 connections to the upstream',
    short: 'after 50 clients that left while they waited: 0 connections to the upstream',
  },
  async run(setting) {
    let arrived = 0;
    // Never responds: only the client's disconnect ends the call.
    const { url, upstream, end } = await startBefore(setting, 'gateway-abandoned', () => {
      arrived += 1;
    });
    const { abandoned } = paces[setting.size];
    for (let left = 0; left < abandoned; left += atOnce) {
      const clients = Array.from({ length: atOnce }, () => request(`${url}/api/events`).end());
      clients.forEach((client) => client.once('error', () => undefined));
      await untilTrue(() => arrived >= left + atOnce);
      clients.forEach((client) => client.destroy());
    }
    const isEmpty = await untilTrue(async () => (await connectionsTo(upstream)) === 0).then(
      () => true,
      () => false,
    );
    const remaining = await connectionsTo(upstream);
    end();
    return {
      met: isEmpty && arrived === abandoned,
      figures: `${arrived} arrived and were left: ${remaining} connections to the upstream`,
    };
  },
};

async function connectionsTo(server: Server): Promise<number> {
  return await new Promise((resolve, reject) => {
    server.getConnections((error, count) => {
      if (error) {
        reject(error);
        return;
      }
      resolve(count);
    });
  });
}

async function untilTrue(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + withinSeconds * 1_000;
  while (!(await isTrue())) {
    if (performance.now() > deadline) {
      throw new Error(`It did not come true within ${withinSeconds} seconds.`);
    }
    await wait(20);
  }
}
