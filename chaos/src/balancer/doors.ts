import { freePort } from '@marquee/local/network/free-port';

import { services } from '../stack/addresses.ts';
import type { NodeName } from '../stack/world.ts';

export const nodeNames = [...services, 'gateway'] as const;

/** The balancer's port for each kind of node. */
export type Doors = Readonly<Record<NodeName, number>>;

export async function chooseDoors(): Promise<Doors> {
  const chosen = await Promise.all(nodeNames.map(async (name) => [name, await freePort()] as const));
  return Object.fromEntries(chosen) as Doors;
}

export function urlOf(port: number): string {
  return `http://127.0.0.1:${port}`;
}

/** Makes every process reach every other through the balancer. */
export function doorVariables(doors: Doors): Record<string, string> {
  const addresses = services.map((name): [string, string] => [
    `${name.toUpperCase()}_URL`,
    urlOf(doors[name]),
  ]);
  return { ...Object.fromEntries(addresses), PUBLIC_URL: urlOf(doors.gateway) };
}
