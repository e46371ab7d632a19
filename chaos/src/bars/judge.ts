import type { Measured } from '@marquee/bar-kit/bar';

import type { Finding } from '../check/finding.ts';
import type { Entry } from '../ledger/entry.ts';
import { tellFates } from '../ledger/fates.ts';

type Judged = Measured & { findings: readonly Finding[]; entries?: readonly Entry[] };

const kinds = ['lost', 'duplicate', 'illegal', 'differs', 'left-over', 'parked', 'refused'] as const;
const mostShown = 10;

/** Met only if the checker has no findings. */
export function judge({ findings, entries, met, figures, remarks = [] }: Judged): Measured {
  const counts = kinds.map((kind) => `${kind} ${findings.filter((finding) => finding.kind === kind).length}`);
  return {
    met: met && findings.length === 0,
    figures: `${figures}; ${counts.join(', ')}`,
    remarks: [
      ...remarks,
      ...(entries === undefined ? [] : [tellFates(entries)]),
      ...findings.slice(0, mostShown).map(({ kind, detail }) => `${kind}: ${detail}`),
    ],
  };
}
