import type { Measured } from '@marquee/harness-kit/gate';
import { findServer } from '@marquee/local/processes/find-executable';

import { balancerVariables, chooseBalancerPorts, urlOf } from '../balancer/balancer-ports.ts';
import type { BalancerPorts } from '../balancer/balancer-ports.ts';
import { startPairs } from '../balancer/start-pairs.ts';
import type { Pairs } from '../balancer/start-pairs.ts';
import { checkEnvironment } from '../check/check-environment.ts';
import { settle } from '../check/settle.ts';
import { createHistory } from '../history/history.ts';
import { waitForAcknowledgements } from '../history/wait-for-acknowledgements.ts';
import { beginAndMigrate } from '../releases/begin-and-migrate.ts';
import type { Migrated } from '../releases/begin-and-migrate.ts';
import { mainsIn } from '../releases/mains-in.ts';
import type { Mains } from '../releases/mains-in.ts';
import { nodeNames } from '../stack/cluster.ts';
import type { Environment } from '../stack/environment.ts';
import type { Gate, Setting } from './gate.ts';
import { judge } from './judge.ts';
import { withLoad } from './with-load.ts';

const changesPerSecond = 40;
const changes = 1_000;
const kills = 10;
const settleWithinMs = 30_000;

const target = `the previous release and this one side by side on the same data, two replicas behind HAProxy, ≥ ${changes} changes through both; then the previous one stops, the shapes begin, and the documents are migrated under load, killed ${kills} times: nothing lost, duplicate, illegal or different before and after, and every document in the new shapes`;

/** Rolls out this release over the previous one, as docs/production.md describes. */
export const r15: Gate = {
  id: 'R15',
  title: 'Two releases side by side',
  target: { short: target, full: target },
  async run(setting) {
    const command = findServer('haproxy');
    if (command === undefined) {
      return { passed: false, figures: 'SKIPPED: HAProxy is not installed and could not be installed' };
    }
    const ports = await chooseBalancerPorts();
    const mains = mainsIn(setting.previousRelease());
    const variables = { ...balancerVariables(ports), DRAIN_SECONDS: '3' };
    return setting.withEnvironment(
      (environment) => measure(setting, environment, { ports, command, mains }),
      {
        ...{ mains, variables },
      },
    );
  },
};

type Place = { ports: BalancerPorts; command: string; mains: Mains };

async function measure(
  setting: Setting,
  environment: Environment,
  { ports, command, mains }: Place,
): Promise<Measured> {
  // Every process that starts from now on is of this release.
  Object.assign(mains, mainsIn(setting.root));
  const pairs = await startPairs(environment, ports, command);
  const history = createHistory();
  const url = urlOf(ports.gateway);
  try {
    await withLoad({ url }, { history, changesPerSecond, seed: 15 }, () =>
      waitForAcknowledgements(history, changes),
    );
    await settle(environment, { withinMs: settleWithinMs });
    const before = await checkEnvironment(environment, history);
    const inBoth = history.acknowledged();
    setting.log(`  R15: ${inBoth} changes through both releases, ${before.length} findings`);
    const migrated = await withLoad({ url }, { history, changesPerSecond, seed: 16 }, async () => {
      await replacePrevious(pairs);
      const done = await beginAndMigrate(setting.root, environment, { kills, seed: 15 });
      await waitForAcknowledgements(history, changes / 2);
      return done;
    });
    await settle(environment, { withinMs: settleWithinMs });
    const findings = [...before, ...(await checkEnvironment(environment, history))];
    return judge({
      ...{ findings, entries: history.entries(), passed: migrated.failures.length === 0 },
      figures: `${inBoth} changes through both releases, ${history.acknowledged()} in total; ${describe(migrated)}`,
      remarks: migrated.failures,
    });
  } finally {
    pairs.balancer.stop();
  }
}

/** Replaces each replica of the previous release by one of this release. */
async function replacePrevious({ firsts, balancer }: Pairs): Promise<void> {
  for (const name of nodeNames) {
    await firsts[name].terminate();
    await firsts[name].start();
    await balancer.untilAllUp();
  }
}

function describe({ killed, rewritten }: Migrated): string {
  return `migration killed ${killed} times, ${rewritten}`;
}
