import { withLoad } from '../../bars/with-load.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { untilMore } from '../../ledger/until-more.ts';
import type { World } from '../../stack/world.ts';
import type { Stage } from './scenario.ts';

const changesPerSecond = 40;
/** More than the sign-ups: by then, events have been sent and quotes created. */
const flowing = 120;

export function stageOf(world: World, ledger: Ledger): Stage {
  let loads = 0;

  return {
    world,
    async underLoad(act) {
      loads += 1;
      await withLoad(world, { ledger, changesPerSecond, seed: loads }, async () => {
        await untilMore(ledger, flowing);
        await act();
      });
    },
  };
}
