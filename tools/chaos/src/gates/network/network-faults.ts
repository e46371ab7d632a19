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
 * Applies the fault to all these links and resolves after `faultMs`. The caller must open the links afterwards, because only resets leave
 * them open.
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
