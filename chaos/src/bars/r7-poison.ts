import { createHttpCaller } from '../load/http-caller.ts';
import type { Bar } from './bar.ts';
import { dropAll, redriveAll, signInAsOperator, untilParked } from './operator.ts';
import { poisonKinds, publishPoison } from './poison.ts';

const messages = 300;
const withinMs = 60_000;

const asked = '300 malformed messages of 12 kinds: all parked with reason, 0 crashes; redrive returns all';

/** Malformed messages are put aside with a reason, handed back by the operator, and put aside again. */
export const r7: Bar = {
  id: 'R7',
  title: 'Poison',
  asked: { short: asked, full: asked },
  async run({ withWorld }) {
    return withWorld(async (world) => {
      const caller = createHttpCaller(world.url);
      try {
        const pids = Object.values(world.nodes).map((node) => node.pid());
        await publishPoison(world, messages);
        const parked = await untilParked(world, { count: messages, times: 1, withinMs });
        const operator = { caller, cookie: await signInAsOperator(caller) };
        const redriven = await redriveAll(operator);
        const returned = await untilParked(world, { count: messages, times: 2, withinMs });
        const dropped = await dropAll(operator, returned);
        const crashes = Object.values(world.nodes).filter(
          (node, index) => !node.isRunning() || node.pid() !== pids[index],
        ).length;
        const withReason = parked.filter(({ reason }) => reason !== '').length;
        const counts = [withReason, redriven, returned.length, dropped];
        return {
          met: counts.every((count) => count === messages) && crashes === 0,
          figures: `${messages} messages of ${poisonKinds.length} kinds: ${withReason} parked with reason, ${crashes} crashes, ${redriven} redriven, ${returned.length} of them parked a second time, ${dropped} dropped`,
        };
      } finally {
        caller.stop();
      }
    });
  },
};
