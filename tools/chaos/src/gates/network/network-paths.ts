import { services } from '@marquee/contracts/operation';

import type { Proxy } from '../../stack/proxy.ts';
import type { Environment } from '../../stack/environment.ts';

/** `callers`: minimum number of processes that must reconnect when their connections are gone. */
export type NetworkPath = {
  name: string;
  callers: number;
  of: (environment: Pick<Environment, 'links'>) => readonly Proxy[];
};

export const networkPaths: readonly NetworkPath[] = [
  { name: 'AMQP', callers: services.length, of: ({ links }) => [links.amqp] },
  { name: 'database', callers: services.length, of: ({ links }) => [links.database] },
  // Services call each other only on demand, so that not every process reconnects at once.
  { name: 'HTTP', callers: 1, of: ({ links }) => Object.values(links.http) },
];
