import { join } from 'node:path';

import { services } from '@marquee/contracts/operation';
import { freePort } from '@marquee/local/network/free-port';
import type { Children } from '@marquee/local/processes/children';

import { upstreams } from './addresses.ts';
import { launchNode } from './launch-node.ts';
import { manageProcess } from './managed-process.ts';
import type { Exit, ManagedProcess } from './managed-process.ts';
import type { EnvironmentVariables } from './environment-variables.ts';

export const nodeNames = [...upstreams, 'gateway'] as const;
export type NodeName = (typeof nodeNames)[number];
export type Nodes = Readonly<Record<NodeName, ManagedProcess>>;
export type Replica = { port: number; node: ManagedProcess };

/** The product's own processes. */
export type Cluster = {
  nodes: Nodes;
  replicate: (name: NodeName) => Promise<Replica>;
  /** Unexpected exits of all nodes, including replicas. */
  unexpectedExits: () => readonly Exit[];
  /** Sends SIGTERM to all nodes; resolves when they have exited. */
  stop: () => Promise<void>;
};

type ClusterOptions = {
  root: string;
  dataFolder: string;
  children: Children;
  ports: Readonly<Record<NodeName, number>>;
  /** Read at each start of a node. */
  mains: Partial<Record<NodeName, string>>;
  variables: EnvironmentVariables;
};

/** Starts all nodes; resolves when they are ready. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const placed = nodeNames.map((name) => [name, nodeAt(options, name, options.ports[name])] as const);
  const nodes = Object.fromEntries(placed) as Nodes;
  const replicas: ManagedProcess[] = [];
  const allProcesses = () => [...Object.values(nodes), ...replicas];
  await Promise.all(Object.values(nodes).map((node) => node.start()));

  return {
    nodes,
    async replicate(name) {
      const port = await freePort();
      // Only the first replica has the metrics port.
      const node = nodeAt(options, name, port, { METRICS_PORT: '' });
      replicas.push(node);
      await node.start();
      return { port, node };
    },
    unexpectedExits: () => allProcesses().flatMap((node) => node.unexpectedExits()),
    async stop() {
      await Promise.all(allProcesses().map((node) => node.terminate()));
    },
  };
}

function nodeAt(
  options: ClusterOptions,
  name: NodeName,
  port: number,
  own: EnvironmentVariables = {},
): ManagedProcess {
  const { root, dataFolder, children, mains } = options;
  const variables = { ...options.variables, ...own };
  return manageProcess({
    name,
    readyUrl: `http://127.0.0.1:${port}/readyz`,
    launch() {
      const main = mains[name] ?? join(root, mainOf(name));
      return launchNode({ name, main, port, variables, dataFolder, children });
    },
  });
}

/** The node's own main module, relative to the repository's root. */
export function mainOf(name: NodeName): string {
  const folder = services.some((service) => service === name) ? join('services', name) : name;
  return join(folder, 'src', 'main.ts');
}
