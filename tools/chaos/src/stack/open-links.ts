import { upstreams } from './addresses.ts';
import type { Addresses, UpstreamName } from './addresses.ts';
import { databaseTarget } from './database-target.ts';
import { startProxy } from './proxy.ts';
import type { Proxy } from './proxy.ts';

/** Every connection path between two processes, each through a proxy of the harness. */
export type Links = { amqp: Proxy; database: Proxy; http: Readonly<Record<UpstreamName, Proxy>> };

type Ends = { amqpPort: number; mongodbUrl: string; addresses: Addresses };

export async function openLinks({ amqpPort, mongodbUrl, addresses }: Ends): Promise<Links> {
  const http = upstreams.map((name) => [name, addresses[name].link] as const);
  return {
    amqp: await startProxy({ host: '127.0.0.1', port: amqpPort }),
    database: await startProxy(databaseTarget(mongodbUrl)),
    http: Object.fromEntries(http) as Links['http'],
  };
}

export function linksOf({ links }: { links: Links }): Proxy[] {
  return [links.amqp, links.database, ...Object.values(links.http)];
}
