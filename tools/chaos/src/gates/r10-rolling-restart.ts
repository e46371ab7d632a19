import { setTimeout as wait } from 'node:timers/promises';

import type { Measured } from '@marquee/harness-kit/gate';
import { createHttpCaller } from '@marquee/harness-kit/http-caller';
import { findServer } from '@marquee/local/processes/find-executable';

import { chooseBalancerPorts, balancerVariables, urlOf } from '../balancer/balancer-ports.ts';
import type { BalancerPorts } from '../balancer/balancer-ports.ts';
import { describeOverloads, judgeRestarts, overloadIn } from '../balancer/judge-restarts.ts';
import type { Overload } from '../balancer/judge-restarts.ts';
import { readSteadily } from '../balancer/read-steadily.ts';
import type { Reads } from '../balancer/read-steadily.ts';
import { restartInTurn } from '../balancer/restart-in-turn.ts';
import { startPairs } from '../balancer/start-pairs.ts';
import { checkEnvironment } from '../check/check-environment.ts';
import { settle } from '../check/settle.ts';
import { createAcceptedQuote } from '../faults/fail-points/journeys/run-to-acceptance.ts';
import type { Entry } from '../history/entry.ts';
import { createHistory } from '../history/history.ts';
import type { History } from '../history/history.ts';
import { waitForRate } from '../history/wait-for-rate.ts';
import { signUpUsers } from '../load/sign-up.ts';
import type { Environment } from '../stack/environment.ts';
import type { Gate, Setting } from './gate.ts';
import { withLoad } from './with-load.ts';

const rounds = { short: 1, full: 10 } as const;
/** Rates of changes; the rate of reads is the same. The second one is used if the machine does not sustain the first one undisturbed. */
const changeRates = [50, 25] as const;
/** How long the load runs undisturbed before the first restart. */
const undisturbedMs = 15_000;
const settleWithinMs = 30_000;

function targetOf(times: number): string {
  return `${times} × SIGTERM of each service, the page renderer and the gateway at 100 requests/s, two replicas behind HAProxy: 0 failed requests; the requests include quotes’ pages, rendered by the server or the browser`;
}

export const r10: Gate = {
  id: 'R10',
  title: 'Rolling restart',
  target: { short: targetOf(rounds.short), full: targetOf(rounds.full) },
  run,
};

async function run(setting: Setting): Promise<Measured> {
  const command = findServer('haproxy');
  if (command === undefined) {
    const figures = 'SKIPPED: HAProxy is not installed and could not be installed';
    setting.log(`*** R10 ${figures} ***`);
    return { passed: false, figures };
  }
  const ports = await chooseBalancerPorts();
  return setting.withEnvironment((environment) => measure(setting, environment, { ports, command }), {
    // The gateway waits for the page renderer as long as in the product, so that the share of rendered documents is the product's too.
    variables: { ...balancerVariables(ports), DRAIN_SECONDS: '3', PAGE_RENDERER_WAIT_MS: '300' },
    // This gate fails no connection, and forwarding all data of the database would cost a tenth of a core.
    bypassesLinks: true,
  });
}

type BalancerSetup = { ports: BalancerPorts; command: string };

async function measure(
  { size, log }: Setting,
  environment: Environment,
  { ports, command }: BalancerSetup,
): Promise<Measured> {
  const pairs = await startPairs(environment, ports, command);
  const history = createHistory();
  const url = urlOf(ports.gateway);
  const caller = createHttpCaller(url);
  try {
    const users = await signUpUsers(caller, history);
    const { quoteId } = await createAcceptedQuote({ caller, history });
    const overloads: Overload[] = [];
    for (const perSecond of changeRates) {
      const read = (signal: AbortSignal) => readSteadily({ caller, users, quoteId, perSecond, signal });
      const seen = await withLoad({ url }, { history, changesPerSecond: perSecond, seed: 10 }, async () => {
        // The users of the load have just signed up, which hashes their passwords. The measurement begins when this work no longer slows
        // the changes.
        await waitForRate(history, perSecond / 2);
        const undisturbed = await observe(read, () => wait(undisturbedMs));
        const overload = overloadIn(entriesSince(history, undisturbed.startedAt), undisturbed.reads);
        if (overload !== null) {
          overloads.push({ perSecond: 2 * perSecond, ...overload });
          return null;
        }
        return observe(read, () => restartInTurn(pairs, { rounds: rounds[size], log }));
      });
      if (seen !== null) {
        await settle(environment, { withinMs: settleWithinMs });
        const findings = await checkEnvironment(environment, history);
        const { result: restarted, startedAt, reads, seconds } = seen;
        const entries = entriesSince(history, startedAt);
        return judgeRestarts({
          restarted,
          reads,
          entries,
          findings,
          seconds,
          overloads,
          perSecond: 2 * perSecond,
        });
      }
    }
    return { passed: false, figures: describeOverloads(overloads) };
  } finally {
    caller.stop();
    pairs.balancer.stop();
  }
}

function entriesSince(history: History, startedAt: number): Entry[] {
  return history.entries().filter(({ openedAt }) => openedAt >= startedAt);
}

type Observed<Result> = { result: Result; reads: Reads; startedAt: number; seconds: number };

/** Reads steadily while `act` runs. */
async function observe<Result>(
  read: (signal: AbortSignal) => Promise<Reads>,
  act: () => Promise<Result>,
): Promise<Observed<Result>> {
  const ending = new AbortController();
  const startedAt = performance.now();
  const reading = read(ending.signal);
  const result = await act().finally(() => {
    ending.abort();
  });
  const reads = await reading;
  return { result, reads, startedAt, seconds: (performance.now() - startedAt) / 1_000 };
}
