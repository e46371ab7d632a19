import type { Measured } from '@marquee/bar-kit/bar';
import { createHttpCaller } from '@marquee/bar-kit/http-caller';
import { findServer } from '@marquee/local/processes/find-executable';

import { chooseDoors, doorVariables, urlOf } from '../balancer/doors.ts';
import type { Doors } from '../balancer/doors.ts';
import { judgeRestarts } from '../balancer/judge-restarts.ts';
import { readSteadily } from '../balancer/read-steadily.ts';
import { restartInTurn } from '../balancer/restart-in-turn.ts';
import { startPairs } from '../balancer/start-pairs.ts';
import { checkWorld } from '../check/check-world.ts';
import { settle } from '../check/settle.ts';
import { travelToQuote } from '../faults/fail-points/ways/travel.ts';
import { createLedger } from '../ledger/ledger.ts';
import { untilFlowing } from '../ledger/until-flowing.ts';
import { signUpCast } from '../load/sign-up.ts';
import type { World } from '../stack/world.ts';
import type { Bar, Setting } from './bar.ts';
import { withLoad } from './with-load.ts';

const rounds = { short: 1, full: 10 } as const;
/** Of changes and of reads, each. */
const perSecond = 50;
const settleWithinMs = 30_000;

function askedOf(times: number): string {
  return `${times} × SIGTERM of each service, the page renderer and the gateway at 100 requests/s, two replicas behind HAProxy: 0 failed requests; quotes’ pages among them, rendered or for the browser to render`;
}

export const r10: Bar = {
  id: 'R10',
  title: 'Rolling restart',
  asked: { short: askedOf(rounds.short), full: askedOf(rounds.full) },
  run,
};

async function run(setting: Setting): Promise<Measured> {
  const command = findServer('haproxy');
  if (command === undefined) {
    const figures = 'SKIPPED: there is no HAProxy here, and none could be installed';
    setting.say(`*** R10 ${figures} ***`);
    return { met: false, figures };
  }
  const doors = await chooseDoors();
  return setting.withWorld((world) => measure(setting, world, { doors, command }), {
    // The wait is the product's own, so that the share of rendered documents is too.
    environment: { ...doorVariables(doors), DRAIN_SECONDS: '3', PAGE_RENDERER_WAIT_MS: '300' },
  });
}

type Place = { doors: Doors; command: string };

async function measure({ size, say }: Setting, world: World, { doors, command }: Place): Promise<Measured> {
  const pairs = await startPairs(world, doors, command);
  const ledger = createLedger();
  const ending = new AbortController();
  const url = urlOf(doors.gateway);
  const caller = createHttpCaller(url);
  try {
    const cast = await signUpCast(caller, ledger);
    const { quoteId } = await travelToQuote({ caller, ledger });
    const seen = await withLoad({ url }, { ledger, changesPerSecond: perSecond, seed: 10 }, async () => {
      // Signing up all users is expensive and not part of the measurement.
      await untilFlowing(ledger, perSecond / 2);
      const startedAt = performance.now();
      const reading = readSteadily({ caller, cast, quoteId, perSecond, signal: ending.signal });
      const restarted = await restartInTurn(pairs, { rounds: rounds[size], say });
      ending.abort();
      return { startedAt, restarted, reads: await reading };
    });
    const seconds = (performance.now() - seen.startedAt) / 1_000;
    await settle(world, { withinMs: settleWithinMs });
    const findings = await checkWorld(world, ledger);
    const entries = ledger.entries().filter(({ openedAt }) => openedAt >= seen.startedAt);
    return judgeRestarts({ ...seen, entries, findings, seconds });
  } finally {
    ending.abort();
    caller.stop();
    pairs.balancer.stop();
  }
}
