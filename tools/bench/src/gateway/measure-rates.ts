import type { Setting } from '../gates/gate.ts';
import { measureInterleaved } from '../measure/measure-interleaved.ts';
import { measureRate } from '../measure/rate.ts';
import type { Rate } from '../measure/rate.ts';
import { connections, paces } from '../measure/size.ts';

export type Rates = Readonly<Record<'gateway' | 'middleware' | 'nginx', readonly Rate[]>>;

/** Measures the three proxies in turn. All of them run on the measured core, but only one is called at a time. */
export async function measureRates(setting: Setting): Promise<Rates> {
  const { gateway, middleware, nginx } = await setting.sideBySide();
  const { rounds, seconds, warmUpSeconds } = paces[setting.size];
  const rates = await measureInterleaved([gateway, middleware, nginx], {
    rounds,
    warmUp: (subject) => measureRate(subject, { connections, seconds: warmUpSeconds }),
    measure: (subject) => measureRate(subject, { connections, seconds }),
  });
  return { gateway: [], middleware: [], nginx: [], ...rates };
}
