import { setTimeout as wait } from 'node:timers/promises';

import { chooseDoors, doorVariables, urlOf } from '../balancer/doors.ts';
import type { Doors } from '../balancer/doors.ts';
import { haproxyCommand } from '../balancer/haproxy-command.ts';
import { judgeRestarts } from '../balancer/judge-restarts.ts';
import { readSteadily } from '../balancer/read-steadily.ts';
import { restartInTurn } from '../balancer/restart-in-turn.ts';
import { startPairs } from '../balancer/start-pairs.ts';
import { checkWorld } from '../check/check-world.ts';
import { settle } from '../check/settle.ts';
import { createLedger } from '../ledger/ledger.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { driveLoad } from '../load/drive-load.ts';
import { createHttpCaller } from '../load/http-caller.ts';
import { signUpCast } from '../load/sign-up.ts';
import type { World } from '../stack/world.ts';
import type { Bar, Measured, Setting } from './bar.ts';

const rounds = { short: 1, full: 10 } as const;
/** Of each: changes, and reads. */
const perSecond = 50;
const flowingWithinMs = 60_000;
const settleWithinMs = 30_000;

function askedOf(times: number): string {
  return `${times} × SIGTERM of each service and the gateway at 100 requests/s, two replicas behind HAProxy: 0 failed requests`;
}

export const r10: Bar = {
  id: 'R10',
  title: 'Rolling restart',
  asked: { short: askedOf(rounds.short), full: askedOf(rounds.full) },
  run,
};

async function run(setting: Setting): Promise<Measured> {
  const command = haproxyCommand();
  if (command === undefined) {
    const figures = 'SKIPPED: there is no HAProxy here, and none could be installed';
    setting.say(`*** R10 ${figures} ***`);
    return { met: false, figures };
  }
  const doors = await chooseDoors();
  return setting.withWorld((world) => measure(setting, world, { doors, command }), {
    environment: { ...doorVariables(doors), DRAIN_SECONDS: '3' },
  });
}

type Place = { doors: Doors; command: string };

async function measure({ size, say }: Setting, world: World, { doors, command }: Place): Promise<Measured> {
  const pairs = await startPairs(world, doors, command);
  const ledger = createLedger();
  const ending = new AbortController();
  const { signal } = ending;
  const url = urlOf(doors.gateway);
  const caller = createHttpCaller(url);
  try {
    const cast = await signUpCast(caller, ledger);
    const changing = driveLoad({ url }, { ledger, changesPerSecond: perSecond, seed: 10, signal });
    await untilFlowing(ledger, changing);
    const startedAt = performance.now();
    const reading = readSteadily({ caller, cast, perSecond, signal });
    const restarted = await restartInTurn(pairs, { rounds: rounds[size], say });
    ending.abort();
    const [reads] = await Promise.all([reading, changing]);
    const seconds = (performance.now() - startedAt) / 1_000;
    await settle(world, { withinMs: settleWithinMs });
    const findings = await checkWorld(world, ledger);
    const entries = ledger.entries().filter(({ openedAt }) => openedAt >= startedAt);
    return judgeRestarts({ restarted, reads, entries, findings, seconds });
  } finally {
    ending.abort();
    caller.stop();
    pairs.balancer.stop();
  }
}

/** Signing everybody up is dear and belongs to no measure. */
async function untilFlowing(ledger: Ledger, changing: Promise<void>): Promise<void> {
  const deadline = performance.now() + flowingWithinMs;
  while (ledger.acknowledgedLastSecond() < perSecond / 2) {
    if (performance.now() > deadline) {
      throw new Error(
        `Not half of ${perSecond} changes/s were acknowledged within ${flowingWithinMs / 1_000} s`,
      );
    }
    await Promise.race([wait(100), changing]);
  }
}
