import type { Measured } from '@marquee/harness-kit/gate';
import { percentile } from '@marquee/harness-kit/percentile';
import { limits } from '@marquee/service-kit/throttle/limits';

import { judge, tooFew } from '../gates/judge.ts';

/** The connections of one address, and the responses to another address meanwhile. */
export type Wave = {
  what: string;
  opened: number;
  /** Number of opened connections that the gateway kept. */
  held: number;
  /** Time from the opening of the last connection until all connections had ended. */
  overAfterMs: number;
  overWithinMs: number;
  /** Requests of another address, each over a new connection; status 0 if no response arrived within 5 s. */
  others: readonly { status: number; ms: number }[];
  /** Statuses of the internal health port. */
  health: readonly number[];
};

const minOthers = 20;

/** Passed if one address gets its share of the connections and no more, its connections end in time, and no other address is affected. */
export function judgeConnections(waves: readonly Wave[], min: number): Measured {
  return judge({
    figures: waves.map(figuresOf).join('; '),
    faults: [
      ...tooFew('kinds of connections', waves.length, 2),
      ...waves.flatMap((wave) => faultsOf(wave, min).map((fault) => `${wave.what}: ${fault}`)),
    ],
  });
}

function figuresOf({ what, opened, held, overAfterMs, others }: Wave): string {
  const slowest = Math.max(0, ...others.map(({ ms }) => ms));
  return `${opened} ${what} from one address: ${held} accepted, all closed after ${(overAfterMs / 1_000).toFixed(1)} s; another address: ${others.length} requests, p50 ${percentile(
    others.map(({ ms }) => ms),
    0.5,
  ).toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`;
}

function faultsOf({ opened, held, overAfterMs, overWithinMs, others, health }: Wave, min: number): string[] {
  const { count: share } = limits.CONNECTION_ADDRESS_LIMIT;
  const unanswered = others.filter(({ status }) => status !== 200).length;
  return [
    ...tooFew('connections', opened, min),
    ...tooFew('requests of another address', others.length, minOthers),
    ...tooFew('answers of the health port', health.length, 1),
    ...(held > share ? [`one address holds ${held} connections; ${share} are allowed`] : []),
    ...(held === 0 ? ['no connection of the address was accepted'] : []),
    ...(overAfterMs > overWithinMs
      ? [
          `a connection without a request stayed open for ${overAfterMs.toFixed(0)} ms; ${overWithinMs} ms are allowed`,
        ]
      : []),
    ...(unanswered > 0 ? [`${unanswered} requests of another address were not answered 200`] : []),
    ...health.filter((status) => status !== 200).map((status) => `the health port answered ${status}`),
  ];
}
