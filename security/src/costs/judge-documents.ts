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

const leastInFlight = 14;
const leastAlone = 6;
/** A small document takes about 50 ms of work, so that a slower one is a violation by itself. */
const mostAloneMs = 200;
const mostWaitMs = 2_000;
const mostGrownMb = 600;

/** Passed if a small document waits little beside hostile ones, every rejection states when to retry, and memory stays bounded. */
export function judgeDocuments(seen: DocumentFlood, least: { beside: number }): Measured {
  const { alone, beside, hostile, inFlight, grownMb } = seen;
  const usual = percentile(msOf(alone), 0.5);
  const longest = Math.max(...msOf(beside)) - usual;
  const begun = hostile.filter(isBegun).length;
  const silent = hostile.filter(({ status, retryAfter }) => status === 503 && retryAfter === undefined);
  const odd = [...new Set(hostile.map(({ status }) => status))].filter(
    (status) => status !== 200 && status !== 503,
  );
  return judge({
    figures: `${beside.length} small documents beside ${inFlight} hostile ones at once waited ${longest.toFixed(0)} ms at most (alone ${usual.toFixed(0)} ms); of ${hostile.length} hostile ones ${begun} were drawn or ended at the deadline, the others asked to come again; memory grew by ${grownMb.toFixed(0)} MB`,
    faults: [
      ...tooFew('hostile documents in flight', inFlight, leastInFlight),
      ...tooFew('small documents alone', alone.length, leastAlone),
      ...tooFew('small documents beside them', beside.length, least.beside),
      ...tooFew('hostile documents begun', begun, 1),
      ...[...alone, ...beside]
        .filter(({ status }) => status !== 200)
        .map(({ status }) => `a small document was answered ${status}`),
      ...tooSlow('a small document alone took', usual, mostAloneMs),
      ...tooSlow('a small document waited', longest, mostWaitMs),
      ...odd.map((status) => `a hostile document was answered ${status}`),
      ...(silent.length > 0 ? [`${silent.length} refusals do not say when to come again`] : []),
      ...(grownMb > mostGrownMb
        ? [`memory grew by ${grownMb.toFixed(0)} MB; ${mostGrownMb} MB are allowed`]
        : []),
    ],
  });
}

function tooSlow(what: string, ms: number, mostMs: number): string[] {
  return ms > mostMs ? [`${what} ${ms.toFixed(0)} ms; ${mostMs} ms are allowed`] : [];
}

/** Whether a worker began to render the document. */
function isBegun({ status, code }: HostileAnswer): boolean {
  return status === 200 || code === 'document_too_slow';
}

function msOf(answers: readonly Timed[]): number[] {
  return answers.map(({ ms }) => ms);
}
