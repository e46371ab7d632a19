import type { Size } from '@marquee/bar-kit/bar';

import { signUpAt } from '../load/cast.ts';
import type { Cast } from '../load/cast.ts';
import { judgeBeside } from '../load/judge-beside.ts';
import type { Beside } from '../load/judge-beside.ts';
import { readSteadily } from '../load/read-steadily.ts';
import { signInWaves } from '../load/sign-in-waves.ts';
import { withProduct } from '../services/with-product.ts';
import type { Bar } from './bar.ts';

type Pace = { rounds: number; seconds: number; warmUpSeconds: number; mostTimes: number };

const atOnce = 20;
const perSecond = 50;
const paces: Readonly<Record<Size, Pace>> = {
  full: { rounds: 5, seconds: 10, warmUpSeconds: 20, mostTimes: 3 },
  short: { rounds: 1, seconds: 2, warmUpSeconds: 1, mostTimes: Infinity },
};

/**
 * Everybody else reads at a steady rate, alternately without sign-ins and with repeated waves of twenty sign-ins; each read's time counts
 * from when it was due. Only comparing a password occupies a processor for long, two at a time.
 */
export const l2: Bar = {
  id: 'L2',
  title: 'Beside sign-ins',
  asked: {
    full: `${atOnce} parallel sign-ins without a pause: other routes' p99 at ${perSecond} requests/s ≤ 3 × idle, in the median of the rounds; everybody let in, 0 errors`,
    short: 'everybody let in, 0 errors',
  },
  run: async (setting) =>
    await withProduct(setting, 'sign-ins', async ({ url }) => {
      const { rounds, seconds, warmUpSeconds, mostTimes } = paces[setting.size];
      const cast = await signUpAt(url, { clients: atOnce / 2, providers: atOnce / 2 });
      const load = { url, cast, perSecond };
      await readSteadily(load, AbortSignal.timeout(warmUpSeconds * 1_000));
      const seen: Beside[] = [];
      for (let round = 0; round < rounds; round += 1) {
        seen.push(await lookOnce(load, seconds));
      }
      return judgeBeside(seen, mostTimes);
    }),
};

type Load = { url: string; cast: Cast; perSecond: number };

async function lookOnce(load: Load, seconds: number): Promise<Beside> {
  const idle = await readSteadily(load, AbortSignal.timeout(seconds * 1_000));
  const { clients, providers } = load.cast;
  const signal = AbortSignal.timeout(seconds * 1_000);
  const [during, signIns] = await Promise.all([
    readSteadily(load, signal),
    signInWaves(load.url, [...clients, ...providers], signal),
  ]);
  return { idle, during, signIns };
}
