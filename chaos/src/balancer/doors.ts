import { freePort } from '@marquee/local/network/free-port';

import { addressVariables } from '../stack/addresses.ts';
import { nodeNames } from '../stack/crew.ts';
import type { NodeName } from '../stack/crew.ts';

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
  return { ...addressVariables((name) => doors[name]), PUBLIC_URL: urlOf(doors.gateway) };
}
