import type { Size } from '@marquee/harness-kit/gate';
import { setTimeout as wait } from 'node:timers/promises';

import {
  complaintsAboutAll,
  complaintsAboutPaths,
  describePath,
  figuresByPath,
} from '../check/judge-propagation.ts';
import type { Limits } from '../check/judge-propagation.ts';
import { checkEnvironment } from '../check/check-environment.ts';
import { settle } from '../check/settle.ts';
import { watchPropagation } from '../check/watch-propagation.ts';
import { createHistory } from '../history/history.ts';
import type { Gate } from './gate.ts';
import { judge } from './judge.ts';
import { withLoad } from './with-load.ts';

type Plan = {
  changesPerSecond: number;
  minRate: number;
  warmUpMs: number;
  measuredMs: number;
  /** Limits for each path. `minChanges` is 0 in the short form, because a rare path may have no change within a few seconds. */
  limits: Limits;
};

/**
 * `minRate` is below `changesPerSecond`, because journeys repeat a step that depends on a message until the message has arrived, and only
 * the last attempt is acknowledged. The short form has a rate that even a slow machine can process. Its limits are higher: with about seven
 * changes on a path, one slow change determines the p99.
 */
const plans: Record<Size, Plan> = {
  short: {
    changesPerSecond: 12,
    minRate: 6,
    warmUpMs: 3_000,
    measuredMs: 8_000,
    limits: { p50: 1_000, p99: 3_000, minChanges: 0 },
  },
  full: {
    changesPerSecond: 65,
    minRate: 50,
    warmUpMs: 15_000,
    measuredMs: 120_000,
    limits: { p50: 200, p99: 1_000, minChanges: 20 },
  },
};
/** Limit for half of all changes together. Messages that wait for the next outbox poll (every three seconds) take longer. */
const halfWithinMs = 200;

function targetOf({ minRate, limits }: Plan): string {
  return `at ${minRate} changes/s half of all changes visible after ≤ ${halfWithinMs} ms; on each path: p50 ≤ ${limits.p50} ms, p99 ≤ ${limits.p99 / 1_000} s`;
}

/** Measures the time from the response to a change until another service's database shows the change; polls every 20 ms. */
export const r11: Gate = {
  id: 'R11',
  title: 'Propagation',
  target: { short: targetOf(plans.short), full: targetOf(plans.full) },
  async run({ size, withEnvironment }) {
    const { changesPerSecond, minRate, warmUpMs, measuredMs, limits } = plans[size];
    return withEnvironment(async (environment) => {
      const history = createHistory();
      const watching = new AbortController();
      const { watched, rate } = await withLoad(
        environment,
        { history, changesPerSecond, seed: 11 },
        async () => {
          await wait(warmUpMs);
          const before = history.acknowledged();
          const watch = watchPropagation(environment, history, watching.signal);
          await wait(measuredMs);
          return { watched: watch, rate: (1_000 * (history.acknowledged() - before)) / measuredMs };
        },
      );
      await settle(environment, { withinMs: 15_000 });
      watching.abort();
      const propagations = await watched;
      const paths = figuresByPath(propagations);
      const complaints = [
        ...complaintsAboutAll(propagations, halfWithinMs),
        ...complaintsAboutPaths(paths, limits),
      ];
      const worst = paths[0] === undefined ? 'no path' : describePath(paths[0]);
      return judge({
        findings: await checkEnvironment(environment, history),
        entries: history.entries(),
        passed: complaints.length === 0 && rate >= minRate,
        figures: `${propagations.length} changes on ${paths.length} paths at ${Math.round(rate)} acknowledged/s; the slowest ${worst}`,
        remarks: [
          ...complaints,
          ...paths.map(describePath),
          'Emails are timed until they are stored, because their delivery depends on the mail server.',
        ],
      });
    });
  },
};
