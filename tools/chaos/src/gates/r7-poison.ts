import { createHttpCaller } from '@marquee/harness-kit/http-caller';

import { checkEnvironment } from '../check/check-environment.ts';
import { settle } from '../check/settle.ts';
import { createHistory } from '../history/history.ts';
import type { History } from '../history/history.ts';
import { waitForAcknowledgements } from '../history/wait-for-acknowledgements.ts';
import type { Environment } from '../stack/environment.ts';
import type { Gate } from './gate.ts';
import { judge } from './judge.ts';
import { dropAll, redriveAll, signInAsOperator, waitForDeadLetters } from './operator.ts';
import { judgePoison } from './poison/judge-poison.ts';
import type { PoisonMessage } from './poison/judge-poison.ts';
import { poisonKinds } from './poison/poison-kinds.ts';
import { publishPoison } from './poison/publish-poison.ts';
import { withLoad } from './with-load.ts';

const messages = 300;
const batchSize = 30;
/** Acknowledged changes between two batches, so that valid messages pass through the same queues. */
const changesBetween = 30;
const changesPerSecond = 30;
const withinMs = 60_000;

const target =
  '300 malformed messages of 12 kinds: all dead-lettered with a reason, 0 crashes; a redrive returns all';

/**
 * Malformed messages are dead-lettered with a reason, redriven by the operator and dead-lettered again, while valid messages overtake them.
 */
export const r7: Gate = {
  id: 'R7',
  title: 'Poison',
  target: { short: target, full: target },
  async run({ withEnvironment }) {
    return withEnvironment(async (environment) => {
      const history = createHistory();
      const pids = Object.values(environment.nodes).map((node) => node.pid());
      const load = { history, changesPerSecond, seed: 7 };
      const { mismatches, redriven, dropped } = await withLoad(environment, load, () =>
        poison(environment, history),
      );
      const crashes = Object.values(environment.nodes).filter(
        (node, index) => !node.isRunning() || node.pid() !== pids[index],
      ).length;
      await settle(environment, { withinMs });
      return judge({
        findings: await checkEnvironment(environment, history),
        entries: history.entries(),
        passed: mismatches.length === 0 && redriven === messages && dropped === messages && crashes === 0,
        figures: `${messages} messages of ${poisonKinds.length} kinds among ${history.acknowledged()} changes: ${mismatches.length} not dead-lettered for the expected reason both times, ${crashes} crashes, ${redriven} redriven, ${dropped} dropped`,
        remarks: mismatches.slice(0, 10),
      });
    });
  },
};

type Poisoned = { mismatches: readonly string[]; redriven: number; dropped: number };

async function poison(environment: Environment, history: History): Promise<Poisoned> {
  const caller = createHttpCaller(environment.url);
  try {
    const poisonMessages = await publishInBatches(environment, history);
    const deadLetters = await waitForDeadLetters(environment, { count: messages, times: 1, withinMs });
    const operator = { caller, cookie: await signInAsOperator(caller) };
    const redriven = await redriveAll(operator);
    const returned = await waitForDeadLetters(environment, { count: messages, times: 2, withinMs });
    const dropped = await dropAll(operator, returned);
    const mismatches = [
      ...judgePoison(poisonMessages, deadLetters),
      ...judgePoison(poisonMessages, returned),
    ];
    return { mismatches, redriven, dropped };
  } finally {
    caller.stop();
  }
}

async function publishInBatches(environment: Environment, history: History): Promise<PoisonMessage[]> {
  const poisonMessages: PoisonMessage[] = [];
  while (poisonMessages.length < messages) {
    poisonMessages.push(
      ...(await publishPoison(environment, { from: poisonMessages.length, count: batchSize })),
    );
    await waitForAcknowledgements(history, changesBetween);
  }
  return poisonMessages;
}
