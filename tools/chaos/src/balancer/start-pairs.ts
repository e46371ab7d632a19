import { join } from 'node:path';

import { nodeNames } from '../stack/cluster.ts';
import type { ManagedProcess } from '../stack/managed-process.ts';
import type { NodeName, Environment } from '../stack/environment.ts';
import type { BalancerPorts } from './balancer-ports.ts';
import { startBalancer } from './start-balancer.ts';
import type { Balancer } from './start-balancer.ts';

export type Pairs = {
  balancer: Balancer;
  firsts: Readonly<Record<NodeName, ManagedProcess>>;
  seconds: Readonly<Record<NodeName, ManagedProcess>>;
};

/** Adds a second replica of every node, and puts the balancer in front of both. */
export async function startPairs(
  environment: Environment,
  ports: BalancerPorts,
  command: string,
): Promise<Pairs> {
  const seconds = await Promise.all(
    nodeNames.map(async (name) => ({ name, second: await environment.replicate(name) })),
  );
  const pools = seconds.map(({ name, second }) => ({
    name,
    port: ports[name],
    replicaPorts: [environment.ports[name], second.port],
  }));
  const { children, dataFolder } = environment;
  const folder = join(dataFolder, 'balancer');
  return {
    balancer: await startBalancer({ command, folder, children, pools }),
    firsts: environment.nodes,
    seconds: Object.fromEntries(seconds.map(({ name, second }) => [name, second.node])) as Pairs['seconds'],
  };
}
