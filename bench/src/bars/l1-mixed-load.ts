import type { Size } from '@marquee/bar-kit/bar';

import { fillWith } from '../growth/fill-with.ts';
import { signUpAt } from '../load/cast.ts';
import type { Cast } from '../load/cast.ts';
import { judgeMixed } from '../load/judge-mixed.ts';
import type { Most } from '../load/judge-mixed.ts';
import { lookForCarried } from '../load/look-for-carried.ts';
import { createMixedLoad } from '../load/mixed-load.ts';
import type { Mixed } from '../load/mixed-load.ts';
import { busySeconds, cpuSecondsOf } from '../measure/cpu-seconds.ts';
import { inOneOf } from '../measure/in-one-of.ts';
import type { Repeatable } from '../measure/in-one-of.ts';
import { withProduct } from '../services/with-product.ts';
import type { Product } from '../services/with-product.ts';
import type { Bar } from './bar.ts';

type Pace = {
  perSecond: number;
  seconds: number;
  warmUpSeconds: number;
  leadMs: number;
  /** Maximum number of runs, until one meets the times. */
  runs: number;
  /** Lower rates per second to try after a missed last run, until one meets the same times. */
  fewer: readonly number[];
  /**
   * How many people work. At 300 calls per second and 40 per visit, about 2,250 visits occur in five minutes, and a provider has about 13
   * quotes (A3, A1 and A6 of `docs/scaling.md`). With few clients, each would request events repeatedly, and all lists would grow during
   * the measurement.
   */
  people: Readonly<Record<keyof Cast, number>>;
  /** Events of other people, created before the run. */
  events: number;
  most: Most;
};

/** Long enough that a short slow phase of the machine does not decide alone. */
const fewerSeconds = 120;

const paces: Readonly<Record<Size, Pace>> = {
  full: {
    perSecond: 300,
    seconds: 300,
    warmUpSeconds: 60,
    leadMs: 2_000,
    runs: 3,
    fewer: [250, 200, 150, 100],
    people: { clients: 500, providers: 150 },
    events: 25_000,
    most: { p99: { read: 250, write: 400 }, instead: 0.01 },
  },
  short: {
    perSecond: 20,
    seconds: 5,
    warmUpSeconds: 2,
    leadMs: 0,
    runs: 1,
    fewer: [],
    people: { clients: 4, providers: 4 },
    events: 20,
    most: { p99: { read: Infinity, write: Infinity }, instead: 1 },
  },
};

/**
 * People working through the gateway, four reads per write, with every service, the broker, the database and the load generator on one
 * machine. Other people have used the product before: SecantusDB may read a whole collection of up to 2,000 documents (see D1). A request
 * is sent when it is due, whether or not earlier ones are answered, and its time counts from then.
 *  The times are absolute, and a shared machine varies in speed by the hour (decision 0042). Therefore a run that was only late is reported
 * and repeated, in a new product.
 */
export const l1: Bar = {
  id: 'L1',
  title: 'A mixed load',
  asked: {
    full: '300 requests/s for 5 minutes: reads p99 ≤ 250 ms, writes p99 ≤ 400 ms, 0 errors, in one of at most three runs',
    short: '20 requests/s for 5 seconds: 0 errors',
  },
  run: async (setting) => {
    const pace = paces[setting.size];
    return await inOneOf(pace.runs, async ({ number, isLast }) =>
      withProduct(setting, `mixed-load-${number}`, (product) => measure(product, pace, isLast)),
    );
  },
};

async function measure(
  product: Product,
  { people, events, most, fewer, ...pace }: Pace,
  isLast: boolean,
): Promise<Repeatable> {
  await fillWith(product, events);
  const cast = await signUpAt(product.url, people);
  const { mixed, used } = await drive(product, cast, pace);
  const { remarks = [], ...judged } = judgeMixed(mixed, most);
  const isOver = isLast || !judged.mayRepeat;
  // The warm-up of each gives the previous one time to finish.
  const carried = await lookForCarried(isOver && !judged.met ? fewer : [], async (perSecond) => {
    const tried = await drive(product, cast, { ...pace, perSecond, seconds: fewerSeconds });
    const { met, figures, remarks: on = [] } = judgeMixed(tried.mixed, most);
    const told = [`${fewerSeconds} s, ${figures}`, ...on, `cores used: ${tried.used}`];
    return { met, figures: told.join('; ') };
  });
  const who = `${people.clients} clients, ${people.providers} providers`;
  return { ...judged, remarks: [who, ...remarks, `cores used: ${used}`, ...carried] };
}

type Driven = { mixed: Mixed; used: string };

async function drive(
  product: Product,
  cast: Cast,
  pace: Pick<Pace, 'perSecond' | 'seconds' | 'warmUpSeconds' | 'leadMs'>,
): Promise<Driven> {
  const load = createMixedLoad({ url: product.url, cast, perSecond: pace.perSecond, leadMs: pace.leadMs });
  await load.run(pace.warmUpSeconds);
  const before = cpuOfEach(product);
  const mixed = await load.run(pace.seconds);
  const after = cpuOfEach(product);
  load.stop();
  const used = after.map(
    ([name, seconds], at) => `${name} ${((seconds - (before[at]?.[1] ?? 0)) / pace.seconds).toFixed(2)}`,
  );
  return { mixed, used: used.join(', ') };
}

/** Broker and system are the machine's remaining work. */
function cpuOfEach({ pids }: Product) {
  const each = Object.entries({ ...pids, 'the load itself': process.pid });
  return [
    ...each.map(([name, pid]) => [name, cpuSecondsOf(pid)] as const),
    ['all of the machine', busySeconds()] as const,
  ];
}
