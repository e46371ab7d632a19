import type { Finding } from '../check/finding.ts';

/** What gives a fault away: findings of this kind, at the place where the fault does its harm. */
export type Sign = { kind: Finding['kind']; at: RegExp };

export function isSignOf({ kind, detail }: Finding, signs: readonly Sign[]): boolean {
  return signs.some((sign) => sign.kind === kind && sign.at.test(detail));
}
