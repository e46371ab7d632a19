import { freePort } from '@marquee/local/network/free-port';

import type { Proxy } from './proxy.ts';
import { startProxy } from './proxy.ts';

export const services = ['identity', 'events', 'quotes', 'billing'] as const;
export type ServiceName = (typeof services)[number];

/** The port of one service, and the proxy through which other processes reach it. */
export type Address = { port: number; link: Proxy };
export type Addresses = Record<ServiceName, Address>;

export async function chooseAddresses(): Promise<Addresses> {
  const chosen = await Promise.all(
    services.map(async (name) => {
      const port = await freePort();
      return [name, { port, link: await startProxy({ host: '127.0.0.1', port }) }] as const;
    }),
  );
  return Object.fromEntries(chosen) as Addresses;
}

/** IDENTITY_URL and so on, each through its proxy. */
export function addressVariables(addresses: Addresses): Record<string, string> {
  return Object.fromEntries(
    services.map((name) => [`${name.toUpperCase()}_URL`, `http://127.0.0.1:${addresses[name].link.port}`]),
  );
}
