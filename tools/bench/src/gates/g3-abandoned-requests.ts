import { request } from 'node:http';
import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import { startGateway } from '../gateway/start-gateway.ts';
import { paces } from '../measure/size.ts';
import type { Gate } from './gate.ts';

/** The number of requests in flight at the same time, as from a browser with several pages open. */
const batchSize = 50;
const timeoutSeconds = 10;

export const g3: Gate = {
  id: 'G3',
  title: 'Abandoned requests',
  target: {
    full: 'after 1,000 clients that disconnected while they waited: 0 connections to the upstream',
    short: 'after 50 clients that disconnected while they waited: 0 connections to the upstream',
  },
  async run(setting) {
    let arrived = 0;
    // The upstream never responds, so that only the client's disconnect ends a request.
    const { url, upstream, end } = await startGateway(setting, 'gateway-abandoned', () => {
      arrived += 1;
    });
    const { abandoned } = paces[setting.size];
    for (let abandonedSoFar = 0; abandonedSoFar < abandoned; abandonedSoFar += batchSize) {
      const clients = Array.from({ length: batchSize }, () => request(`${url}/api/events`).end());
      clients.forEach((client) => client.once('error', () => undefined));
      await waitUntil(() => arrived >= abandonedSoFar + batchSize);
      clients.forEach((client) => client.destroy());
    }
    const isEmpty = await waitUntil(async () => (await connectionsTo(upstream)) === 0).then(
      () => true,
      () => false,
    );
    const remaining = await connectionsTo(upstream);
    end();
    return {
      passed: isEmpty && arrived === abandoned,
      figures: `${arrived} arrived and were abandoned: ${remaining} connections to the upstream`,
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

async function waitUntil(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + timeoutSeconds * 1_000;
  while (!(await isTrue())) {
    if (performance.now() > deadline) {
      throw new Error(`The condition was not met within ${timeoutSeconds} seconds.`);
    }
    await wait(20);
  }
}
