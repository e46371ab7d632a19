import { join } from 'node:path';

import { freePort } from '@marquee/local/network/free-port';
import type { Children } from '@marquee/local/processes/children';

import { services, upstreams } from './addresses.ts';
import { launchNode } from './launch-node.ts';
import { manageProcess } from './managed-process.ts';
import type { Exit, ManagedProcess } from './managed-process.ts';
import type { Environment } from './world-environment.ts';

export const nodeNames = [...upstreams, 'gateway'] as const;
export type NodeName = (typeof nodeNames)[number];
export type Nodes = Readonly<Record<NodeName, ManagedProcess>>;
export type Replica = { port: number; node: ManagedProcess };

/** The product's own processes. */
export type Crew = {
  nodes: Nodes;
  replicate: (name: NodeName) => Promise<Replica>;
  /** Includes replicas. */
  unaskedExits: () => readonly Exit[];
  /** Sends SIGTERM to all. */
  stop: () => Promise<void>;
};

type CrewNeed = {
  root: string;
  dataFolder: string;
  children: Children;
  ports: Readonly<Record<NodeName, number>>;
  mains: Partial<Record<NodeName, string>>;
  environment: Environment;
};

/** Starts all nodes; resolves when they are ready. */
export async function startCrew(need: CrewNeed): Promise<Crew> {
  const placed = nodeNames.map((name) => [name, nodeAt(need, name, need.ports[name])] as const);
  const nodes = Object.fromEntries(placed) as Nodes;
  const replicas: ManagedProcess[] = [];
  const everybody = () => [...Object.values(nodes), ...replicas];
  await Promise.all(Object.values(nodes).map((node) => node.start()));

  return {
    nodes,
    async replicate(name) {
      const port = await freePort();
      // The first replica has the metrics port.
      const node = nodeAt(need, name, port, { METRICS_PORT: '' });
      replicas.push(node);
      await node.start();
      return { port, node };
    },
    unaskedExits: () => everybody().flatMap((node) => node.unaskedExits()),
    async stop() {
      await Promise.all(everybody().map((node) => node.terminate()));
    },
  };
}

function nodeAt(need: CrewNeed, name: NodeName, port: number, own: Environment = {}): ManagedProcess {
  const { root, dataFolder, children, mains } = need;
  const main = mains[name] ?? join(root, folderOf(name), 'src', 'main.ts');
  const environment = { ...need.environment, ...own };
  return manageProcess({
    name,
    readyUrl: `http://127.0.0.1:${port}/readyz`,
    launch: () => launchNode({ name, main, port, environment, dataFolder, children }),
  });
}

function folderOf(name: NodeName): string {
  return services.some((service) => service === name) ? join('services', name) : name;
}
