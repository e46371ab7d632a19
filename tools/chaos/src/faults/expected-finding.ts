import type { Finding } from '../check/finding.ts';

/** A finding that reveals a fault: of this kind, at the place where the fault does harm. */
export type ExpectedFinding = { kind: Finding['kind']; at: RegExp };

export function isExpectedFinding({ kind, detail }: Finding, expected: readonly ExpectedFinding[]): boolean {
  return expected.some((candidate) => candidate.kind === kind && candidate.at.test(detail));
}
