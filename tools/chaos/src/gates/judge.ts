import type { Measured } from '@marquee/harness-kit/gate';

import type { Finding } from '../check/finding.ts';
import type { Entry } from '../history/entry.ts';
import { describeOutcomes } from '../history/describe-outcomes.ts';

type Judged = Measured & { findings: readonly Finding[]; entries?: readonly Entry[] };

const kinds = ['lost', 'duplicate', 'illegal', 'differs', 'left-over', 'dead-letter', 'refused'] as const;
const maxShown = 10;

/** Passed if the gate's own condition `passed` holds and the checker has no findings. */
export function judge({ findings, entries, passed, figures, remarks = [] }: Judged): Measured {
  const counts = kinds.map((kind) => `${kind} ${findings.filter((finding) => finding.kind === kind).length}`);
  return {
    passed: passed && findings.length === 0,
    figures: `${figures}; ${counts.join(', ')}`,
    remarks: [
      ...remarks,
      ...(entries === undefined ? [] : [describeOutcomes(entries)]),
      ...findings.slice(0, maxShown).map(({ kind, detail }) => `${kind}: ${detail}`),
    ],
  };
}
