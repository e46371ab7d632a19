import { join } from 'node:path';

import { nodeNames } from '../stack/crew.ts';
import type { ManagedProcess } from '../stack/managed-process.ts';
import type { NodeName, World } from '../stack/world.ts';
import type { Doors } from './doors.ts';
import { startBalancer } from './start-balancer.ts';
import type { Balancer } from './start-balancer.ts';

export type Pairs = {
  balancer: Balancer;
  firsts: Readonly<Record<NodeName, ManagedProcess>>;
  seconds: Readonly<Record<NodeName, ManagedProcess>>;
};

/** Adds a second replica of every node, and puts the balancer in front of both. */
export async function startPairs(world: World, doors: Doors, command: string): Promise<Pairs> {
  const seconds = await Promise.all(
    nodeNames.map(async (name) => ({ name, second: await world.replicate(name) })),
  );
  const pools = seconds.map(({ name, second }) => ({
    name,
    port: doors[name],
    replicaPorts: [world.ports[name], second.port],
  }));
  const { children, dataFolder } = world;
  const folder = join(dataFolder, 'balancer');
  return {
    balancer: await startBalancer({ command, folder, children, pools }),
    firsts: world.nodes,
    seconds: Object.fromEntries(seconds.map(({ name, second }) => [name, second.node])) as Pairs['seconds'],
  };
}
