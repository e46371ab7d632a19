import type { Size } from '@marquee/harness-kit/gate';

import { signUpVirtualUsers } from '../load/virtual-users.ts';
import type { VirtualUsers } from '../load/virtual-users.ts';
import { judgeSignInImpact } from '../load/judge-sign-in-impact.ts';
import type { SignInRound } from '../load/judge-sign-in-impact.ts';
import { readAtConstantRate } from '../load/read-at-constant-rate.ts';
import { signInWaves } from '../load/sign-in-waves.ts';
import { withProduct } from '../services/with-product.ts';
import type { Gate } from './gate.ts';

type Pace = { rounds: number; seconds: number; warmUpSeconds: number; maxRatio: number };

const concurrentSignIns = 20;
const perSecond = 50;
const paces: Readonly<Record<Size, Pace>> = {
  full: { rounds: 5, seconds: 10, warmUpSeconds: 20, maxRatio: 3 },
  short: { rounds: 1, seconds: 2, warmUpSeconds: 1, maxRatio: Infinity },
};

/**
 * Users read at a steady rate, alternately without sign-ins and during repeated waves of twenty sign-ins. The time of a read counts from
 * the moment when the read was due. Sign-ins are the disturbance, because comparing a password with its hash occupies a processor longer
 * than any read. Identity compares at most two passwords at a time.
 */
export const l2: Gate = {
  id: 'L2',
  title: 'Other requests during sign-ins',
  target: {
    full: `${concurrentSignIns} parallel sign-ins without a pause: other routes' p99 at ${perSecond} requests/s ≤ 3 × idle, in the median of the rounds; every sign-in succeeds, 0 errors`,
    short: 'every sign-in succeeds, 0 errors',
  },
  run: async (setting) =>
    await withProduct(setting, 'sign-ins', async ({ url }) => {
      const { rounds, seconds, warmUpSeconds, maxRatio } = paces[setting.size];
      const users = await signUpVirtualUsers(url, {
        clients: concurrentSignIns / 2,
        providers: concurrentSignIns / 2,
      });
      const load = { url, users, perSecond };
      await readAtConstantRate(load, AbortSignal.timeout(warmUpSeconds * 1_000));
      const measuredRounds: SignInRound[] = [];
      for (let round = 0; round < rounds; round += 1) {
        measuredRounds.push(await measureRound(load, seconds));
      }
      return judgeSignInImpact(measuredRounds, maxRatio);
    }),
};

type Load = { url: string; users: VirtualUsers; perSecond: number };

async function measureRound(load: Load, seconds: number): Promise<SignInRound> {
  const idle = await readAtConstantRate(load, AbortSignal.timeout(seconds * 1_000));
  const { clients, providers } = load.users;
  const signal = AbortSignal.timeout(seconds * 1_000);
  const [during, signIns] = await Promise.all([
    readAtConstantRate(load, signal),
    signInWaves(load.url, [...clients, ...providers], signal),
  ]);
  return { idle, during, signIns };
}
