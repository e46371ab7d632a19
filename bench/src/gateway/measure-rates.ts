import type { Setting } from '../bars/bar.ts';
import { inTurn } from '../measure/in-turn.ts';
import { measureRate } from '../measure/rate.ts';
import type { Rate } from '../measure/rate.ts';
import { connections, paces } from '../measure/size.ts';

export type Rates = Readonly<Record<'gateway' | 'middleware' | 'nginx', readonly Rate[]>>;

/** All three in turn, each alone on a core. */
export async function measureRates(setting: Setting): Promise<Rates> {
  const { gateway, middleware, nginx } = await setting.sideBySide();
  const { rounds, seconds, warmUpSeconds } = paces[setting.size];
  const seen = await inTurn([gateway, middleware, nginx], {
    rounds,
    warmUp: (subject) => measureRate(subject, { connections, seconds: warmUpSeconds }),
    measure: (subject) => measureRate(subject, { connections, seconds }),
  });
  return { gateway: [], middleware: [], nginx: [], ...seen };
}
