import { judgeAdded } from '../gateway/judge-added.ts';
import { inTurn } from '../measure/in-turn.ts';
import type { Subject } from '../measure/in-turn.ts';
import { paces } from '../measure/size.ts';
import { medianAnswer } from '../measure/time-answers.ts';
import type { Bar } from './bar.ts';

const mostOfNginx = 2.5;

export const g2: Bar = {
  id: 'G2',
  title: 'What the gateway adds to a call',
  asked: {
    full: `one request at a time: ≤ ${mostOfNginx} × what nginx adds to the upstream's own median`,
    short: 'it is measured',
  },
  async run(setting) {
    const { gateway, middleware, nginx, upstream } = await setting.sideBySide();
    const { rounds, seconds, warmUpSeconds } = paces[setting.size];
    const timed = ({ url, headers }: Subject, during: number) =>
      medianAnswer({ url, headers, seconds: during });
    const seen = await inTurn([gateway, middleware, nginx, upstream], {
      rounds,
      warmUp: (subject) => timed(subject, warmUpSeconds),
      measure: (subject) => timed(subject, seconds / 2),
    });
    const { met, ...judged } = judgeAdded(
      { gateway: [], middleware: [], nginx: [], upstream: [], ...seen },
      mostOfNginx,
    );
    return { ...judged, met: met || setting.size === 'short' };
  },
};
