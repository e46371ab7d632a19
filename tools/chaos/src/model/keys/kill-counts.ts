import { requestKinds } from './keyed-requests.ts';
import type { RequestKind } from './keyed-requests.ts';

/** `interrupted`: how many kills interrupted a call of this kind that the service had started. */
export type KillCount = { tried: number; interrupted: number };

export type KillCounts = {
  of: (kind: RequestKind) => KillCount;
  note: (kind: RequestKind, kill: { wasInProgress: boolean }) => void;
};

export function countKills(): KillCounts {
  const kills = new Map<RequestKind, KillCount>(
    requestKinds.map((kind) => [kind, { tried: 0, interrupted: 0 }]),
  );
  const of = (kind: RequestKind): KillCount => kills.get(kind) ?? { tried: 0, interrupted: 0 };
  return {
    of,
    note(kind, { wasInProgress }) {
      const { tried, interrupted } = of(kind);
      kills.set(kind, { tried: tried + 1, interrupted: interrupted + Number(wasInProgress) });
    },
  };
}

/**
 * Whether a kill is due at this call: one per `killEvery` calls of a kind. A kill that came too early or too late is repeated with the next
 * call of the kind.
 */
export function isKillDue(
  ofItsKind: number,
  { killEvery, kills }: { killEvery: number; kills: KillCount },
): boolean {
  return kills.interrupted < Math.floor(ofItsKind / killEvery) + 1;
}
