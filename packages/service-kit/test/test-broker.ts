import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { connect } from 'amqplib';
import type { Channel } from 'amqplib';
import { createRabbitMqBus } from '../src/messaging/rabbitmq-bus.ts';
import type { ConnectToBroker } from '../src/messaging/rabbitmq/connection.ts';
import type { Bus } from '../src/messaging/bus.ts';
import { createLogger } from '../src/process/logger.ts';
import type { Logger } from '../src/process/logger.ts';
import { startTcpProxy } from './tcp-proxy.ts';
import type { TcpProxy } from './tcp-proxy.ts';

export type TestBroker = {
  prefix: string;
  /** The proxy that `openBus` uses. */
  proxy: TcpProxy;
  openBus: (as?: { version?: number; logger?: Logger; connectToBroker?: ConnectToBroker }) => Bus;
  /** A channel for direct access to the broker. */
  channel: Channel;
  count: (queue: string) => Promise<number>;
  close: () => Promise<void>;
};

const queues = [
  'mail',
  'calendar',
  'flaky',
  'broken',
  'strict',
  'twice',
  'ordered',
  'slow',
  'late',
  'line',
  'topology',
  'topology.v2',
  'alarm',
];
const retryDelays = [10, 20, 20, 20];

/** Opens the broker at `url` behind a proxy that can cut connections. A prefix separates its queues from those of other tests. */
export async function openTestBroker(url: string): Promise<TestBroker> {
  const prefix = `test-${randomUUID().slice(0, 8)}.`;
  const address = new URL(url);
  const proxy = await startTcpProxy({ host: address.hostname, port: Number(address.port || 5672) });
  const proxiedUrl = new URL(url);
  proxiedUrl.hostname = '127.0.0.1';
  proxiedUrl.port = String(proxy.port);
  const logger = createLogger({ name: 'bus', level: 'silent' });
  const connection = await connect(url);
  const channel = await connection.createChannel();
  return {
    prefix,
    proxy,
    channel,
    openBus: (as = {}) =>
      createRabbitMqBus({
        url: proxiedUrl.toString(),
        name: 'test',
        logger,
        prefix,
        retryDelays,
        confirmTimeoutMs: 2_000,
        ...as,
      }),
    count: async (queue) => (await channel.checkQueue(`${prefix}${queue}`)).messageCount,
    async close() {
      proxy.close();
      await removeAll(channel, prefix);
      await connection.close();
    },
  };
}

/** Polls until the check passes. If the check never passes, the test fails at its own timeout. */
export async function eventually(check: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await check())) {
    await delay(10);
  }
}

async function removeAll(channel: Channel, prefix: string): Promise<void> {
  const ends = ['', '.parked', ...retryDelays.map((ms) => `.retry.${ms}ms`)];
  for (const queue of queues) {
    for (const end of ends) {
      await channel.deleteQueue(`${prefix}kit.${queue}${end}`);
    }
  }
  await channel.deleteQueue(`${prefix}unrouted`);
  for (const exchange of ['events', 'dlx', 'unrouted']) {
    await channel.deleteExchange(`${prefix}${exchange}`);
  }
}
