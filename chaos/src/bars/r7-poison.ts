import { createHttpCaller } from '@marquee/bar-kit/http-caller';

import { checkWorld } from '../check/check-world.ts';
import { settle } from '../check/settle.ts';
import { createLedger } from '../ledger/ledger.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { untilMore } from '../ledger/until-more.ts';
import type { World } from '../stack/world.ts';
import type { Bar } from './bar.ts';
import { judge } from './judge.ts';
import { dropAll, redriveAll, signInAsOperator, untilParked } from './operator.ts';
import { judgePoison } from './poison/judge-poison.ts';
import type { Dose } from './poison/judge-poison.ts';
import { poisonKinds } from './poison/poison-kinds.ts';
import { publishPoison } from './poison/publish-poison.ts';
import { withLoad } from './with-load.ts';

const messages = 300;
const portion = 30;
/** Between two portions, so that valid messages pass through the same queues. */
const changesBetween = 30;
const changesPerSecond = 30;
const withinMs = 60_000;

const asked = '300 malformed messages of 12 kinds: all parked with reason, 0 crashes; redrive returns all';

/** Malformed messages are dead-lettered with a reason, redriven by the operator, and dead-lettered again; valid messages overtake them. */
export const r7: Bar = {
  id: 'R7',
  title: 'Poison',
  asked: { short: asked, full: asked },
  async run({ withWorld }) {
    return withWorld(async (world) => {
      const ledger = createLedger();
      const pids = Object.values(world.nodes).map((node) => node.pid());
      const load = { ledger, changesPerSecond, seed: 7 };
      const { misfits, redriven, dropped } = await withLoad(world, load, () => poison(world, ledger));
      const crashes = Object.values(world.nodes).filter(
        (node, index) => !node.isRunning() || node.pid() !== pids[index],
      ).length;
      await settle(world, { withinMs });
      return judge({
        findings: await checkWorld(world, ledger),
        entries: ledger.entries(),
        met: misfits.length === 0 && redriven === messages && dropped === messages && crashes === 0,
        figures: `${messages} messages of ${poisonKinds.length} kinds among ${ledger.acknowledged()} changes: ${misfits.length} not parked for the expected reason both times, ${crashes} crashes, ${redriven} redriven, ${dropped} dropped`,
        remarks: misfits.slice(0, 10),
      });
    });
  },
};

type Poisoned = { misfits: readonly string[]; redriven: number; dropped: number };

async function poison(world: World, ledger: Ledger): Promise<Poisoned> {
  const caller = createHttpCaller(world.url);
  try {
    const doses = await publishInPortions(world, ledger);
    const parked = await untilParked(world, { count: messages, times: 1, withinMs });
    const operator = { caller, cookie: await signInAsOperator(caller) };
    const redriven = await redriveAll(operator);
    const returned = await untilParked(world, { count: messages, times: 2, withinMs });
    const dropped = await dropAll(operator, returned);
    const misfits = [...judgePoison(doses, parked), ...judgePoison(doses, returned)];
    return { misfits, redriven, dropped };
  } finally {
    caller.stop();
  }
}

async function publishInPortions(world: World, ledger: Ledger): Promise<Dose[]> {
  const doses: Dose[] = [];
  while (doses.length < messages) {
    doses.push(...(await publishPoison(world, { from: doses.length, count: portion })));
    await untilMore(ledger, changesBetween);
  }
  return doses;
}
