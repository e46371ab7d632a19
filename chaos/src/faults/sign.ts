import type { Finding } from '../check/finding.ts';

/** A finding that reveals a fault: of this kind, at the place where the fault does harm. */
export type Sign = { kind: Finding['kind']; at: RegExp };

export function isSignOf({ kind, detail }: Finding, signs: readonly Sign[]): boolean {
  return signs.some((sign) => sign.kind === kind && sign.at.test(detail));
}
