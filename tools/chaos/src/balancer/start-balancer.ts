import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

import type { Children } from '@marquee/local/processes/children';

import { haproxyConfig } from './haproxy-config.ts';
import type { Pool } from './haproxy-config.ts';

export type Balancer = {
  /** Resolves when the balancer routes requests to every replica of all pools. */
  untilAllUp: () => Promise<void>;
  stop: () => void;
};

export type BalancerOptions = {
  command: string;
  folder: string;
  children: Children;
  pools: readonly Pool[];
};

const upWithinMs = 60_000;
const pollMs = 50;

/** Starts HAProxy; resolves when HAProxy has found all replicas ready. */
export async function startBalancer({
  command,
  folder,
  children,
  pools,
}: BalancerOptions): Promise<Balancer> {
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'haproxy.cfg');
  const statsSocket = join(folder, 'haproxy.sock');
  writeFileSync(config, haproxyConfig(pools, statsSocket));
  const output = openSync(join(folder, 'haproxy.log'), 'a');
  const child = children.start({
    role: 'balancer',
    command,
    args: ['-db', '-f', config],
    graceMs: 1_000,
    options: { stdio: ['ignore', output, output] },
  });
  closeSync(output);

  const expected = pools.reduce((sum, { replicaPorts }) => sum + replicaPorts.length, 0);
  const balancer = {
    untilAllUp: () => untilUp(statsSocket, expected),
    stop() {
      child.kill('SIGKILL');
    },
  };
  await balancer.untilAllUp();
  return balancer;
}

async function untilUp(statsSocket: string, expected: number): Promise<void> {
  const deadline = performance.now() + upWithinMs;
  while ((await countUp(statsSocket)) < expected) {
    if (performance.now() > deadline) {
      throw new Error(`HAProxy did not report ${expected} replicas ready within ${upWithinMs / 1_000} s`);
    }
    await wait(pollMs);
  }
}

/** Counts the servers that are up. HAProxy's statistics have one line per server, with its state in column 18. */
async function countUp(statsSocket: string): Promise<number> {
  const answer = await queryStats(statsSocket).catch(() => '');
  return answer.split('\n').filter((line) => isServer(line) && line.split(',')[17] === 'UP').length;
}

function isServer(line: string): boolean {
  const [, name = ''] = line.split(',');
  return name !== 'FRONTEND' && name !== 'BACKEND';
}

async function queryStats(statsSocket: string): Promise<string> {
  const socket = connect(statsSocket);
  socket.end('show stat\n');
  return text(socket);
}
