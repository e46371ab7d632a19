import type { Setting } from '../bars/bar.ts';
import { cpuSecondsOf } from '../measure/cpu-seconds.ts';
import { drive } from '../measure/drive.ts';
import { inTurn } from '../measure/in-turn.ts';
import type { Subject } from '../measure/in-turn.ts';
import { paces } from '../measure/size.ts';

/** Of one round, as fast as it goes. */
export type Rate = { perSecond: number; cpuMicroseconds: number; failed: number };

export type Rates = Readonly<Record<'gateway' | 'middleware' | 'nginx', readonly Rate[]>>;

/** Enough that nobody waits for the one who asks; fewer than the connections kept to the upstream. */
const connections = 48;

/** All three in turn, each on a core of its own. */
export async function measureRates(setting: Setting): Promise<Rates> {
  const { gateway, middleware, nginx } = await setting.sideBySide();
  const { rounds, seconds, warmUpSeconds } = paces[setting.size];
  const seen = await inTurn([gateway, middleware, nginx], {
    rounds,
    warmUp: (subject) => measureOne(subject, warmUpSeconds),
    measure: (subject) => measureOne(subject, seconds),
  });
  return { gateway: [], middleware: [], nginx: [], ...seen };
}

async function measureOne({ pid, url, headers }: Subject, seconds: number): Promise<Rate> {
  const before = cpuSecondsOf(pid);
  const carried = await drive({ url, headers, connections, seconds });
  const used = cpuSecondsOf(pid) - before;
  return {
    perSecond: carried.answered / carried.seconds,
    cpuMicroseconds: (used / carried.answered) * 1_000_000,
    failed: carried.failed,
  };
}
