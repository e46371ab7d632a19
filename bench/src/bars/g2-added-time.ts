import { inTurn } from '../measure/in-turn.ts';
import type { Subject } from '../measure/in-turn.ts';
import { paces } from '../measure/size.ts';
import { ratioOf, spreadOf } from '../measure/spread.ts';
import { medianAnswer } from '../measure/time-answers.ts';
import type { Bar } from './bar.ts';
import { told } from './words.ts';

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
    const added = (name: string) =>
      (seen[name] ?? []).map((median, round) => median - (seen.upstream?.[round] ?? Number.NaN));
    const more = ratioOf(added('gateway'), added('nginx'));

    return {
      met: more.median <= mostOfNginx || setting.size === 'short',
      figures: `${told(more, 2)} × what nginx adds`,
      remarks: ['gateway', 'middleware', 'nginx'].map(
        (name) => `${name}: adds ${told(spreadOf(added(name)))} µs to the median`,
      ),
    };
  },
};
