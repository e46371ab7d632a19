import { setTimeout as wait } from 'node:timers/promises';

import type { History } from '../../history/history.ts';
import { linksOf } from '../../stack/open-links.ts';
import { since, sumOf } from '../../stack/traffic.ts';
import type { Environment } from '../../stack/environment.ts';
import { hasReconnected } from './judge-network-fault.ts';
import type { NetworkFaultObservation } from './judge-network-fault.ts';
import { findMissingDependencies } from './missing-dependencies.ts';
import { injectNetworkFault } from './network-faults.ts';
import type { NetworkFault } from './network-faults.ts';
import type { NetworkPath } from './network-paths.ts';

export type NemesisPlan = { faultMs: number; quietMs: number; minRate: number; recoverWithinMs: number };

type NemesisContext = { environment: Environment; history: History; plan: NemesisPlan };

const pollMs = 50;

/**
 * Applies one fault to one path, then opens all links and waits until the product has recovered by itself, then observes a quiet period.
 */
export async function runNemesis(
  context: NemesisContext,
  networkFault: NetworkFault,
  path: NetworkPath,
): Promise<NetworkFaultObservation> {
  const { environment, history, plan } = context;
  const links = path.of(environment);
  const before = sumOf(links.map((link) => link.traffic()));
  await injectNetworkFault(links, networkFault, plan.faultMs);
  for (const link of linksOf(environment)) {
    link.setCondition({ kind: 'open' });
  }
  const trafficNow = () => since(before, sumOf(links.map((link) => link.traffic())));
  const heldNow = () => links.reduce((sum, link) => sum + link.held(), 0);
  let missingDependencies: string[] = [];
  const recoveredMs = await waitFor(plan.recoverWithinMs, async () => {
    missingDependencies = await findMissingDependencies(environment);
    const { answered } = trafficNow();
    return (
      missingDependencies.length === 0 &&
      hasReconnected(networkFault, { held: heldNow(), answered, callers: path.callers }) &&
      history.acknowledgedLastSecond() >= plan.minRate
    );
  });
  const held = heldNow();
  const acknowledged = history.acknowledged();
  await wait(plan.quietMs);
  return {
    networkFault,
    path: path.name,
    traffic: trafficNow(),
    recoveredMs,
    held,
    missingDependencies,
    quietRate: (history.acknowledged() - acknowledged) / (plan.quietMs / 1_000),
  };
}

/** Milliseconds until the condition held; null on timeout. */
async function waitFor(maxMs: number, condition: () => Promise<boolean>): Promise<number | null> {
  const start = performance.now();
  while (!(await condition())) {
    if (performance.now() - start > maxMs) {
      return null;
    }
    await wait(pollMs);
  }
  return performance.now() - start;
}
