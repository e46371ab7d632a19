import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { services } from '@marquee/contracts/operation';
import type { BrokerNode } from '@marquee/local/broker/start-broker';
import { runBroker } from '@marquee/local/broker/start-broker';
import { freePort } from '@marquee/local/network/free-port';
import type { Children } from '@marquee/local/processes/children';

import { chooseAddresses, upstreams } from './addresses.ts';
import type { Addresses, ServiceName, UpstreamName } from './addresses.ts';
import { startCluster } from './cluster.ts';
import type { Cluster, NodeName } from './cluster.ts';
import { manageProcess } from './managed-process.ts';
import type { Exit, ManagedProcess } from './managed-process.ts';
import { openMailSink } from './mail-sink.ts';
import { linksOf, openLinks } from './open-links.ts';
import type { Links } from './open-links.ts';
import { databaseUrlThrough } from './database-target.ts';
import { createEnvironmentVariables } from './environment-variables.ts';
import type { EnvironmentVariables } from './environment-variables.ts';

export type { NodeName } from './cluster.ts';

/** The environment: the product with every process separate, and the means to disturb it. */
export type Environment = Pick<Cluster, 'nodes' | 'replicate'> & {
  /** The gateway, as a browser calls it. */
  url: string;
  /** For the checker: bypasses every proxy. */
  mongodbUrl: string;
  amqpUrl: string;
  /** Contains the output of the processes: logs/, mail/. */
  dataFolder: string;
  broker: ManagedProcess;
  /** Unexpected exits of every process, even if the process was restarted. */
  unexpectedExits: () => readonly Exit[];
  brokerPlace: BrokerNode;
  links: Links;
  /** The nodes' own ports, which bypass the proxies. */
  ports: Readonly<Record<NodeName, number>>;
  serviceUrls: Readonly<Record<ServiceName, string>>;
  variables: EnvironmentVariables;
  children: Children;
  stop: () => Promise<void>;
};

export type EnvironmentConfig = {
  root: string;
  dataFolder: string;
  children: Children;
  mongodbUrl: string;
  brokerPlace: BrokerNode;
  /** Programs that replace a node's own main.ts, to plant faults or to run another release; read at each start of a node. */
  mains?: Partial<Record<NodeName, string>> | undefined;
  variables?: EnvironmentVariables | undefined;
  /** Whether the nodes reach the database and the broker without a proxy, so that the load does not pass through the harness as well. */
  bypassesLinks?: boolean | undefined;
};

/** Starts the broker and every node; resolves when all are ready. */
export async function startEnvironment(config: EnvironmentConfig): Promise<Environment> {
  const { root, dataFolder, children, mongodbUrl, brokerPlace, mains = {} } = config;
  mkdirSync(join(dataFolder, 'logs'), { recursive: true });
  const broker = await startBroker(brokerPlace);
  const [addresses, gatewayPort] = await Promise.all([chooseAddresses(), freePort()]);
  const links = await openLinks({ amqpPort: brokerPlace.ports.amqp, mongodbUrl, addresses });
  const url = `http://localhost:${gatewayPort}`;
  const amqpUrl = brokerUrlAt(brokerPlace.ports.amqp);
  const reached = config.bypassesLinks
    ? { mongodbUrl, amqpUrl }
    : {
        mongodbUrl: databaseUrlThrough(mongodbUrl, links.database.port),
        amqpUrl: brokerUrlAt(links.amqp.port),
      };
  const commonVariables = await createEnvironmentVariables({ root, dataFolder, url, addresses, ...reached });
  const mailSink = await openMailSink(join(dataFolder, 'mail'));
  const variables = { ...commonVariables, SMTP_URL: mailSink.url, ...config.variables };
  const ports = { ...portsOf(addresses), gateway: gatewayPort };
  const cluster = await startCluster({ root, dataFolder, children, ports, mains, variables });

  return {
    url,
    mongodbUrl,
    amqpUrl,
    dataFolder,
    nodes: cluster.nodes,
    replicate: cluster.replicate,
    broker,
    unexpectedExits: () => [...cluster.unexpectedExits(), ...broker.unexpectedExits()],
    brokerPlace,
    links,
    ports,
    serviceUrls: urlsOf(addresses),
    variables,
    children,
    async stop() {
      await cluster.stop();
      await broker.kill();
      await mailSink.stop();
      await Promise.all(linksOf({ links }).map((link) => link.stop()));
    },
  };
}

function brokerUrlAt(port: number): string {
  return `amqp://guest:guest@127.0.0.1:${port}`;
}

async function startBroker(place: BrokerNode): Promise<ManagedProcess> {
  const broker = manageProcess({
    name: 'broker',
    group: true,
    launch: async () => (await runBroker(place)).child,
  });
  await broker.start();
  return broker;
}

function portsOf(addresses: Addresses): Record<UpstreamName, number> {
  const ports = upstreams.map((name) => [name, addresses[name].port] as const);
  return Object.fromEntries(ports) as Record<UpstreamName, number>;
}

/** The addresses that bypass the proxies. */
function urlsOf(addresses: Addresses): Record<ServiceName, string> {
  const urls = services.map((name) => [name, `http://127.0.0.1:${addresses[name].port}`] as const);
  return Object.fromEntries(urls) as Record<ServiceName, string>;
}
