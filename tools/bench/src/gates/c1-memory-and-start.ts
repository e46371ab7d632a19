import { spreadOf } from '../measure/spread.ts';
import { measureSingleStart, measureOneCommand } from '../one-command/measure-one-command.ts';
import type { StartMeasurement } from '../one-command/measure-one-command.ts';
import { timeStarts } from '../services/time-starts.ts';
import type { Start } from '../services/time-starts.ts';
import type { Gate } from './gate.ts';
import { formatSpread } from './format-figures.ts';

const limits = { ownMegabytes: 450, startSeconds: 1.5, warmSeconds: 10 } as const;
const rounds = { short: 1, full: 5 } as const;

/**
 * `npm start` runs the gateway and the four services in one process. In the full size it also starts the database engine as a second
 * process, and memory is measured half a minute after the start. In the short size the database is external, and memory is measured after
 * one second. No request is sent before the measurement. Memory is Pss (proc(5)). A start is warm if an earlier start built the front ends and created the
 * data.
 */
export const c1: Gate = {
  id: 'C1',
  title: 'Memory and start',
  target: {
    full: `npm start idle ≤ ${limits.ownMegabytes} MB without the database, warm in ≤ ${limits.warmSeconds} s; each service alone ready in ≤ ${limits.startSeconds} s`,
    short: `npm start idle ≤ ${limits.ownMegabytes} MB without the database; each service starts`,
  },
  async run(setting) {
    const { size } = setting;
    const starts = await timeStarts(setting, rounds[size]);
    const measurement =
      size === 'short'
        ? await measureSingleStart(setting)
        : await measureOneCommand(setting, { starts: 4, idleSeconds: 30 });
    const { own } = measurement.memory;
    const warm = spreadOf(size === 'short' ? measurement.seconds : measurement.seconds.slice(1));
    const slowest = Math.max(...starts.map(({ seconds }) => spreadOf(seconds).median));
    const isQuick = slowest <= limits.startSeconds && warm.median <= limits.warmSeconds;

    return {
      passed: own <= limits.ownMegabytes && (isQuick || size === 'short'),
      figures: `${own.toFixed(0)} MB idle, started in ${formatSpread(warm, 1)} s; the slowest service is ready in ${slowest.toFixed(2)} s`,
      remarks: [...starts.map(formatStart), ...otherRemarks(measurement)],
    };
  },
};

function formatStart({ name, seconds, cpuSeconds }: Start): string {
  return `${name}: ready in ${formatSpread(spreadOf(seconds), 2)} s, with ${formatSpread(spreadOf(cpuSeconds), 2)} s of CPU`;
}

function otherRemarks({ seconds, memory, engine }: StartMeasurement): string[] {
  const [first = Number.NaN] = seconds;
  return [
    `npm start's database: ${engine}`,
    `not included: its database ${memory.database.toFixed(0)} MB, npm ${memory.npm.toFixed(0)} MB`,
    ...(seconds.length > 1 ? [`the first start, which creates the demo data: ${first.toFixed(1)} s`] : []),
  ];
}
