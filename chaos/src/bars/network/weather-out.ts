import { setTimeout as wait } from 'node:timers/promises';

import type { Ledger } from '../../ledger/ledger.ts';
import { linksOf } from '../../stack/open-links.ts';
import { since, sumOf } from '../../stack/traffic.ts';
import type { World } from '../../stack/world.ts';
import { hasReconnected } from './judge-storm.ts';
import type { StormSeen } from './judge-storm.ts';
import { lackingOf } from './lacking.ts';
import { rage } from './storms.ts';
import type { Storm } from './storms.ts';
import type { Way } from './ways.ts';

export type StormPlan = { roughMs: number; calmMs: number; leastFlow: number; recoverWithinMs: number };

type Setting = { world: World; ledger: Ledger; plan: StormPlan };

const pollMs = 50;

/** Applies one fault to one path, then opens all links until the product has recovered by itself, then observes a quiet period. */
export async function weatherOut(setting: Setting, storm: Storm, way: Way): Promise<StormSeen> {
  const { world, ledger, plan } = setting;
  const links = way.of(world);
  const before = sumOf(links.map((link) => link.traffic()));
  await rage(links, storm, plan.roughMs);
  for (const link of linksOf(world)) {
    link.setWeather({ kind: 'open' });
  }
  const trafficNow = () => since(before, sumOf(links.map((link) => link.traffic())));
  const heldNow = () => links.reduce((sum, link) => sum + link.held(), 0);
  let lacking: string[] = [];
  const recoveredMs = await within(plan.recoverWithinMs, async () => {
    lacking = await lackingOf(world);
    const { answered } = trafficNow();
    return (
      lacking.length === 0 &&
      hasReconnected(storm, { held: heldNow(), answered, callers: way.callers }) &&
      ledger.acknowledgedLastSecond() >= plan.leastFlow
    );
  });
  const held = heldNow();
  const acknowledged = ledger.acknowledged();
  await wait(plan.calmMs);
  return {
    storm,
    way: way.name,
    traffic: trafficNow(),
    recoveredMs,
    held,
    lacking,
    calmFlow: (ledger.acknowledged() - acknowledged) / (plan.calmMs / 1_000),
  };
}

/** How long it took until the condition held; null on timeout. */
async function within(mostMs: number, isSo: () => Promise<boolean>): Promise<number | null> {
  const start = performance.now();
  while (!(await isSo())) {
    if (performance.now() - start > mostMs) {
      return null;
    }
    await wait(pollMs);
  }
  return performance.now() - start;
}
