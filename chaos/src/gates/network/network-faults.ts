import { setTimeout as wait } from 'node:timers/promises';

import type { Proxy, LinkCondition } from '../../stack/proxy.ts';

export const networkFaults = ['latency', 'resets', 'half-open', 'cut'] as const;
export type NetworkFault = (typeof networkFaults)[number];

const conditions: Record<Exclude<NetworkFault, 'resets'>, LinkCondition> = {
  latency: { kind: 'latency', milliseconds: 150 },
  'half-open': { kind: 'half-open' },
  cut: { kind: 'cut' },
};
const resetEveryMs = 500;

/**
 * Applies the fault to all these links for the given time. When the function resolves, the links still have the fault's condition; resets
 * leave the links open.
 */
export async function injectNetworkFault(
  links: readonly Proxy[],
  networkFault: NetworkFault,
  faultMs: number,
): Promise<void> {
  if (networkFault !== 'resets') {
    links.forEach((link) => {
      link.setCondition(conditions[networkFault]);
    });
    await wait(faultMs);
    return;
  }
  const end = performance.now() + faultMs;
  while (performance.now() < end) {
    links.forEach((link) => {
      link.reset();
    });
    await wait(resetEveryMs);
  }
}
