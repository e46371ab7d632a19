import { spreadOf } from '../measure/spread.ts';
import { seeBriefly, seeOneCommand } from '../one-command/see-one-command.ts';
import type { Seen } from '../one-command/see-one-command.ts';
import { timeStarts } from '../services/time-starts.ts';
import type { Start } from '../services/time-starts.ts';
import type { Bar } from './bar.ts';
import { told } from './words.ts';

const most = { ownMegabytes: 450, startSeconds: 1.5, warmSeconds: 10 } as const;
const rounds = { short: 1, full: 5 } as const;

/**
 * `npm start` runs the gateway and the four services in one process, beside the database engine that it starts. Memory is Pss (proc(5))
 * without calls, half a minute after the start. A start is warm if front ends and data exist from an earlier one.
 */
export const c1: Bar = {
  id: 'C1',
  title: 'Memory and start',
  asked: {
    full: `npm start at rest ≤ ${most.ownMegabytes} MB without the database, warm in ≤ ${most.warmSeconds} s; each service by itself ready in ≤ ${most.startSeconds} s`,
    short: `npm start at rest ≤ ${most.ownMegabytes} MB without the database; each service starts`,
  },
  async run(setting) {
    const { size } = setting;
    const starts = await timeStarts(setting, rounds[size]);
    const seen =
      size === 'short'
        ? await seeBriefly(setting)
        : await seeOneCommand(setting, { starts: 4, idleSeconds: 30 });
    const { own } = seen.memory;
    const warm = spreadOf(size === 'short' ? seen.seconds : seen.seconds.slice(1));
    const slowest = Math.max(...starts.map(({ seconds }) => spreadOf(seconds).median));
    const isQuick = slowest <= most.startSeconds && warm.median <= most.warmSeconds;

    return {
      met: own <= most.ownMegabytes && (isQuick || size === 'short'),
      figures: `${own.toFixed(0)} MB at rest, started in ${told(warm, 1)} s; the slowest service is ready in ${slowest.toFixed(2)} s`,
      remarks: [...starts.map(startTold), ...besides(seen)],
    };
  },
};

function startTold({ name, seconds, cpuSeconds }: Start): string {
  return `${name}: ready in ${told(spreadOf(seconds), 2)} s, with ${told(spreadOf(cpuSeconds), 2)} s of CPU`;
}

function besides({ seconds, memory, engine }: Seen): string[] {
  const [first = Number.NaN] = seconds;
  return [
    `npm start's database: ${engine}`,
    `besides: its database ${memory.database.toFixed(0)} MB, npm ${memory.npm.toFixed(0)} MB`,
    ...(seconds.length > 1 ? [`the first start, which makes the demo's data: ${first.toFixed(1)} s`] : []),
  ];
}
