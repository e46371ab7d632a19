import { judgeAddedTime } from '../gateway/judge-added-time.ts';
import { measureInterleaved } from '../measure/measure-interleaved.ts';
import type { Subject } from '../measure/measure-interleaved.ts';
import { paces } from '../measure/size.ts';
import { medianLatency } from '../measure/median-latency.ts';
import type { Gate } from './gate.ts';

const maxRatioToNginx = 2.5;

export const g2: Gate = {
  id: 'G2',
  title: 'Time that the gateway adds to a call',
  target: {
    full: `one request at a time: ≤ ${maxRatioToNginx} × what nginx adds to the upstream's own median`,
    short: 'the measurement completes',
  },
  async run(setting) {
    const { gateway, middleware, nginx, upstream } = await setting.sideBySide();
    const { rounds, seconds, warmUpSeconds } = paces[setting.size];
    const medianOf = ({ url, headers }: Subject, during: number) =>
      medianLatency({ url, headers, seconds: during });
    const medians = await measureInterleaved([gateway, middleware, nginx, upstream], {
      rounds,
      warmUp: (subject) => medianOf(subject, warmUpSeconds),
      measure: (subject) => medianOf(subject, seconds / 2),
    });
    const { passed, ...judged } = judgeAddedTime(
      { gateway: [], middleware: [], nginx: [], upstream: [], ...medians },
      maxRatioToNginx,
    );
    return { ...judged, passed: passed || setting.size === 'short' };
  },
};
