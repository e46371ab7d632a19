import type { Measured } from '@marquee/harness-kit/gate';

import { judge, tooFew } from '../gates/judge.ts';

/** The part of a response that could reveal something to a stranger, without values that are new each time. */
export type Answered = { status: number; headers: string; body: string; ms: number };

/** Answers to the same request about addresses with an account, and about addresses without one. */
export type Comparison = { question: string; known: readonly Answered[]; unknown: readonly Answered[] };

/**
 * Permitted shift as a share of the median response time, but at least `minMs`. Even equal requests differ by as much on a busy
 * machine.
 */
const maxPart = 0.1;
const minMs = 3;

/** Passed if enough known and unknown addresses get equal responses, and the shift between their response times is within the bound. */
export function judgeDifference(comparisons: readonly Comparison[], min: number): Measured {
  const each = comparisons.map((comparison) => ({ ...comparison, ...timing(comparison) }));
  return judge({
    figures: each
      .map(
        ({ question, known, unknown, shift, bound }) =>
          `${question}: ${kindsOf([...known, ...unknown]).size} distinct responses to ${known.length} + ${unknown.length} requests, time shift ${shift.toFixed(1)} ms (bound ${bound.toFixed(1)} ms)`,
      )
      .join('; '),
    remarks: [
      `shift: Hodges-Lehmann, the median of all differences between an answer about a known and one about an unknown address; bound: ${maxPart * 100} % of the median time, at least ${minMs} ms`,
    ],
    faults: each.flatMap(({ question, known, unknown, shift, bound }) => [
      ...tooFew(`answers about known addresses (${question})`, known.length, min),
      ...tooFew(`answers about unknown addresses (${question})`, unknown.length, min),
      ...(kindsOf([...known, ...unknown]).size > 1
        ? [`${question}: the answers differ: ${[...kindsOf([...known, ...unknown])].join(' / ')}`]
        : []),
      ...(Math.abs(shift) > bound
        ? [`${question}: the response times differ by ${shift.toFixed(1)} ms`]
        : []),
    ]),
  });
}

function kindsOf(answers: readonly Answered[]): Set<string> {
  return new Set(answers.map(({ status, headers, body }) => `${status} ${headers} ${body}`));
}

function timing({ known, unknown }: Comparison): { shift: number; bound: number } {
  const times = (answers: readonly Answered[]): number[] => answers.map(({ ms }) => ms);
  const shift = medianOf(times(known).flatMap((one) => times(unknown).map((other) => one - other)));
  return { shift, bound: Math.max(minMs, maxPart * medianOf(times([...known, ...unknown]))) };
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
