import { createHttpCaller } from '@marquee/bar-kit/http-caller';
import { openLoop } from '@marquee/bar-kit/open-loop';

import type { Ledger } from '../ledger/ledger.ts';
import type { World } from '../stack/world.ts';
import { createRandom } from './random.ts';
import { signUpCast } from './sign-up.ts';
import { createTroupe } from './troupe.ts';

export type Load = {
  ledger: Ledger;
  changesPerSecond: number;
  seed: number;
  signal: AbortSignal;
  /** Share of quotes that do not depend on a message; default: 0.15. */
  madeByHand?: number;
};

/** Simulates users; resolves when the signal is aborted and every request is answered or given up. */
export async function driveLoad(world: Pick<World, 'url'>, load: Load): Promise<void> {
  const { ledger, changesPerSecond, seed, signal, madeByHand } = load;
  const caller = createHttpCaller(world.url);
  try {
    const cast = await signUpCast(caller, ledger);
    const troupe = createTroupe({ caller, ledger, cast, random: createRandom(seed), madeByHand });
    await openLoop(troupe.act, { perSecond: changesPerSecond, signal });
  } finally {
    caller.stop();
  }
}
