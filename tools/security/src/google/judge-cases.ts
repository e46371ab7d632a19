import type { Measured } from '@marquee/harness-kit/gate';

import { judge, tooFew } from '../gates/judge.ts';
import { topics } from './topics.ts';

/** A test's full title, and whether it passed. */
export type Case = { name: string; passed: boolean };

const minCases = 14;

/** Passed if there are enough cases and all passed, including each case that a topic names by its full title. */
export function judgeCases(cases: readonly Case[]): Measured {
  const passed = cases.filter((one) => one.passed);
  const names = new Set(passed.map(({ name }) => name));
  const missingTopics = Object.entries(topics)
    .map(([topic, needed]) => ({ topic, missing: needed.filter((name) => !names.has(name)) }))
    .filter(({ missing }) => missing.length > 0);
  const all = Object.keys(topics).length;
  return judge({
    figures: `${passed.length} of ${cases.length} cases against the Google emulator passed, ${all - missingTopics.length} of ${all} topics among them`,
    faults: [
      ...tooFew('cases passed', passed.length, minCases),
      ...cases.filter((one) => !one.passed).map(({ name }) => `failed: ${name}`),
      ...missingTopics.flatMap(({ topic, missing }) =>
        missing.map((name) => `no case where ${topic}: ${name}`),
      ),
    ],
  });
}
