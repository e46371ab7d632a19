import type { Size } from '@marquee/harness-kit/gate';

import { addBackgroundData } from '../growth/add-background-data.ts';
import { signUpVirtualUsers } from '../load/virtual-users.ts';
import type { VirtualUsers } from '../load/virtual-users.ts';
import { judgeMixed } from '../load/judge-mixed.ts';
import type { MixedLimits } from '../load/judge-mixed.ts';
import { findSustainableRate } from '../load/find-sustainable-rate.ts';
import { createMixedLoad } from '../load/mixed-load.ts';
import type { MixedLoadResult } from '../load/mixed-load.ts';
import { busySeconds, cpuSecondsOf } from '../measure/cpu-seconds.ts';
import { repeatUntilPassed } from '../measure/repeat-until-passed.ts';
import type { Repeatable } from '../measure/repeat-until-passed.ts';
import { withProduct } from '../services/with-product.ts';
import type { Product } from '../services/with-product.ts';
import type { Gate } from './gate.ts';

type Pace = {
  perSecond: number;
  seconds: number;
  warmUpSeconds: number;
  leadMs: number;
  /** Maximum number of runs. Another run follows only after a run without errors that misses the limits. */
  runs: number;
  /** Requests per second, in descending order. If the last run fails, the gate tries these rates until one keeps the limits. */
  lowerRates: readonly number[];
  /**
   * How many people send requests. In five minutes at 300 requests per second, with 40 requests per visit, about 2,250 visits occur, and
   * a provider has about 13 quotes (assumptions A1, A3 and A6 of `docs/scaling.md`). There are many clients, so that no client creates so
   * many events that its lists grow much during the measurement.
   */
  people: Readonly<Record<keyof VirtualUsers, number>>;
  /** Events of other people, created before the run. */
  events: number;
  limits: MixedLimits;
};

/** Long enough that a short slow phase of the machine alone does not decide the result. */
const lowerRateSeconds = 120;

const paces: Readonly<Record<Size, Pace>> = {
  full: {
    perSecond: 300,
    seconds: 300,
    warmUpSeconds: 60,
    leadMs: 2_000,
    runs: 3,
    lowerRates: [250, 200, 150, 100],
    people: { clients: 500, providers: 150 },
    events: 25_000,
    limits: { p99: { read: 250, write: 400 }, maxUnplannedShare: 0.01 },
  },
  short: {
    perSecond: 20,
    seconds: 5,
    warmUpSeconds: 2,
    leadMs: 0,
    runs: 1,
    lowerRates: [],
    people: { clients: 4, providers: 4 },
    events: 20,
    limits: { p99: { read: Infinity, write: Infinity }, maxUnplannedShare: 1 },
  },
};

/**
 * Sends reads and writes through the gateway, four reads per write. Every service, the broker, the database and the load generator run on
 * one machine. Events of other people are inserted first, because the embedded database may read the whole of a small collection (see D1).
 * A request is sent when it is due, whether or not earlier ones are answered, and its time counts from that moment.
 * The limits are absolute, but the speed of a shared machine varies by the hour (decision 0042). Therefore a run without errors that
 * misses the limits is reported and repeated with a new instance of the product.
 */
export const l1: Gate = {
  id: 'L1',
  title: 'A mixed load',
  target: {
    full: '300 requests/s for 5 minutes: reads p99 ≤ 250 ms, writes p99 ≤ 400 ms, 0 errors, in one of at most three runs',
    short: '20 requests/s for 5 seconds: 0 errors',
  },
  run: async (setting) => {
    const pace = paces[setting.size];
    return await repeatUntilPassed(pace.runs, async ({ number, isLast }) =>
      withProduct(setting, `mixed-load-${number}`, (product) => measure(product, pace, isLast)),
    );
  },
};

async function measure(
  product: Product,
  { people, events, limits, lowerRates, ...pace }: Pace,
  isLast: boolean,
): Promise<Repeatable> {
  await addBackgroundData(product, events);
  const users = await signUpVirtualUsers(product.url, people);
  const { mixed, coresUsed } = await runLoad(product, users, pace);
  const { remarks = [], ...judged } = judgeMixed(mixed, limits);
  const isOver = isLast || !judged.mayRepeat;
  // During the warm-up of each attempt, the product finishes the work that the previous load has caused.
  const lowerRateResults = await findSustainableRate(
    isOver && !judged.passed ? lowerRates : [],
    async (perSecond) => {
      const attempt = await runLoad(product, users, { ...pace, perSecond, seconds: lowerRateSeconds });
      const { passed, figures, remarks: attemptRemarks = [] } = judgeMixed(attempt.mixed, limits);
      const parts = [
        `${lowerRateSeconds} s, ${figures}`,
        ...attemptRemarks,
        `cores used: ${attempt.coresUsed}`,
      ];
      return { passed, figures: parts.join('; ') };
    },
  );
  const peopleCounts = `${people.clients} clients, ${people.providers} providers`;
  return { ...judged, remarks: [peopleCounts, ...remarks, `cores used: ${coresUsed}`, ...lowerRateResults] };
}

type MeasuredLoad = { mixed: MixedLoadResult; coresUsed: string };

async function runLoad(
  product: Product,
  users: VirtualUsers,
  pace: Pick<Pace, 'perSecond' | 'seconds' | 'warmUpSeconds' | 'leadMs'>,
): Promise<MeasuredLoad> {
  const load = createMixedLoad({ url: product.url, users, perSecond: pace.perSecond, leadMs: pace.leadMs });
  await load.run(pace.warmUpSeconds);
  const before = cpuByProcess(product);
  const mixed = await load.run(pace.seconds);
  const after = cpuByProcess(product);
  load.stop();
  const coresUsed = after.map(
    ([name, seconds], at) => `${name} ${((seconds - (before[at]?.[1] ?? 0)) / pace.seconds).toFixed(2)}`,
  );
  return { mixed, coresUsed: coresUsed.join(', ') };
}

/** CPU seconds of each process and of the whole machine. The machine's time also includes the broker and the system. */
function cpuByProcess({ pids }: Product) {
  const each = Object.entries({ ...pids, 'the load itself': process.pid });
  return [
    ...each.map(([name, pid]) => [name, cpuSecondsOf(pid)] as const),
    ['all of the machine', busySeconds()] as const,
  ];
}
