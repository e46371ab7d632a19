import type { Measured } from '@marquee/harness-kit/gate';
import { percentile } from '@marquee/harness-kit/percentile';

import { judge, tooFew } from '../gates/judge.ts';

type Timed = { status: number; ms: number };

type HostileAnswer = { status: number; code: string | null; retryAfter: string | undefined };

export type DocumentFlood = {
  /** Answers to small documents without other load. */
  alone: readonly Timed[];
  /** Answers to small documents while the hostile ones are in flight. */
  beside: readonly Timed[];
  /** Answers to hostile documents. `retryAfter`: the header. `code`: the problem code of a rejection. */
  hostile: readonly HostileAnswer[];
  /** Number of hostile requests in flight at once. */
  inFlight: number;
  /** Memory growth of the process in MB. */
  grownMb: number;
};

const minInFlight = 14;
const minAlone = 6;
/** Maximum median time of a small document without other load, which takes about 50 ms of work. */
const maxAloneMs = 200;
const maxWaitMs = 2_000;
const maxGrownMb = 600;

/** Passed if a small document waits little beside hostile ones, every rejection states when to retry, and memory stays bounded. */
export function judgeDocuments(seen: DocumentFlood, min: { beside: number }): Measured {
  const { alone, beside, hostile, inFlight, grownMb } = seen;
  const usual = percentile(msOf(alone), 0.5);
  const longest = Math.max(...msOf(beside)) - usual;
  const begun = hostile.filter(isBegun).length;
  const silent = hostile.filter(({ status, retryAfter }) => status === 503 && retryAfter === undefined);
  const odd = [...new Set(hostile.map(({ status }) => status))].filter(
    (status) => status !== 200 && status !== 503,
  );
  return judge({
    figures: `${beside.length} small documents beside ${inFlight} hostile ones at once waited at most ${longest.toFixed(0)} ms longer (alone ${usual.toFixed(0)} ms); of ${hostile.length} hostile ones ${begun} were rendered or stopped at the time limit, the others rejected with Retry-After; memory grew by ${grownMb.toFixed(0)} MB`,
    faults: [
      ...tooFew('hostile documents in flight', inFlight, minInFlight),
      ...tooFew('small documents alone', alone.length, minAlone),
      ...tooFew('small documents beside them', beside.length, min.beside),
      ...tooFew('hostile documents started', begun, 1),
      ...[...alone, ...beside]
        .filter(({ status }) => status !== 200)
        .map(({ status }) => `a small document was answered ${status}`),
      ...tooSlow('a small document alone took', usual, maxAloneMs),
      ...tooSlow('a small document waited', longest, maxWaitMs),
      ...odd.map((status) => `a hostile document was answered ${status}`),
      ...(silent.length > 0 ? [`${silent.length} rejections have no Retry-After`] : []),
      ...(grownMb > maxGrownMb
        ? [`memory grew by ${grownMb.toFixed(0)} MB; ${maxGrownMb} MB are allowed`]
        : []),
    ],
  });
}

function tooSlow(what: string, ms: number, maxMs: number): string[] {
  return ms > maxMs ? [`${what} ${ms.toFixed(0)} ms; ${maxMs} ms are allowed`] : [];
}

/** Whether a worker began to render the document. */
function isBegun({ status, code }: HostileAnswer): boolean {
  return status === 200 || code === 'document_too_slow';
}

function msOf(answers: readonly Timed[]): number[] {
  return answers.map(({ ms }) => ms);
}
