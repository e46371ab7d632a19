import { freePort } from '@marquee/local/network/free-port';

import { addressVariables } from '../stack/addresses.ts';
import { nodeNames } from '../stack/cluster.ts';
import type { NodeName } from '../stack/cluster.ts';

/** The balancer's port for each kind of node. */
export type BalancerPorts = Readonly<Record<NodeName, number>>;

export async function chooseBalancerPorts(): Promise<BalancerPorts> {
  const chosen = await Promise.all(nodeNames.map(async (name) => [name, await freePort()] as const));
  return Object.fromEntries(chosen) as BalancerPorts;
}

export function urlOf(port: number): string {
  return `http://127.0.0.1:${port}`;
}

/** Environment variables with which every process calls the others through the balancer. */
export function balancerVariables(ports: BalancerPorts): Record<string, string> {
  return { ...addressVariables((name) => ports[name]), PUBLIC_URL: urlOf(ports.gateway) };
}
