import { services } from '@marquee/contracts/operation';
import { freePort } from '@marquee/local/network/free-port';

import type { Proxy } from './proxy.ts';
import { startProxy } from './proxy.ts';

export type ServiceName = (typeof services)[number];

/** The processes that others call over HTTP: the services and the page renderer. */
export const upstreams = [...services, 'page-renderer'] as const;
export type UpstreamName = (typeof upstreams)[number];

/** The port of one process, and the proxy through which other processes reach it. */
export type Address = { port: number; link: Proxy };
export type Addresses = Record<UpstreamName, Address>;

export async function chooseAddresses(): Promise<Addresses> {
  const chosen = await Promise.all(
    upstreams.map(async (name) => {
      const port = await freePort();
      return [name, { port, link: await startProxy({ host: '127.0.0.1', port }) }] as const;
    }),
  );
  return Object.fromEntries(chosen) as Addresses;
}

/** The variables IDENTITY_URL, PAGE_RENDERER_URL and so on. */
export function addressVariables(portOf: (name: UpstreamName) => number): Record<string, string> {
  return Object.fromEntries(
    upstreams.map((name) => [
      `${name.toUpperCase().replaceAll('-', '_')}_URL`,
      `http://127.0.0.1:${portOf(name)}`,
    ]),
  );
}
