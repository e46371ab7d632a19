import { setTimeout as wait } from 'node:timers/promises';

import { withLoad } from '../../bars/with-load.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { World } from '../../stack/world.ts';
import type { Stage } from './scenario.ts';

const changesPerSecond = 40;
/** Beyond the sign-ups: events have been sent and quotes made by then. */
const flowing = 120;
const flowsWithinMs = 60_000;

export function stageOf(world: World, ledger: Ledger): Stage {
  let loads = 0;

  return {
    world,
    async underLoad(act) {
      loads += 1;
      await withLoad(world, { ledger, changesPerSecond, seed: loads }, async () => {
        await untilMore(ledger);
        await act();
      });
    },
  };
}

async function untilMore(ledger: Ledger): Promise<void> {
  const wanted = ledger.acknowledged() + flowing;
  const deadline = performance.now() + flowsWithinMs;
  while (ledger.acknowledged() < wanted) {
    if (performance.now() > deadline) {
      throw new Error(`No load: ${ledger.acknowledged()} changes were acknowledged, ${wanted} expected`);
    }
    await wait(50);
  }
}
