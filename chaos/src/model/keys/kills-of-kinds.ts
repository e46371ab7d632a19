import { intentKinds } from './intents.ts';
import type { IntentKind } from './intents.ts';

/** `met`: how many kills interrupted a call of this kind that the service had started. */
export type KillsOfKind = { tried: number; met: number };

export type KillsOfKinds = {
  of: (kind: IntentKind) => KillsOfKind;
  note: (kind: IntentKind, kill: { wasUnderWay: boolean }) => void;
};

export function countKills(): KillsOfKinds {
  const kills = new Map<IntentKind, KillsOfKind>(intentKinds.map((kind) => [kind, { tried: 0, met: 0 }]));
  const of = (kind: IntentKind): KillsOfKind => kills.get(kind) ?? { tried: 0, met: 0 };
  return {
    of,
    note(kind, { wasUnderWay }) {
      const { tried, met } = of(kind);
      kills.set(kind, { tried: tried + 1, met: met + Number(wasUnderWay) });
    },
  };
}

/** One kill per `killEvery` calls of a kind; a kill that came too early or too late is repeated with the next call of the kind. */
export function isKillDue(
  ofItsKind: number,
  { killEvery, kills }: { killEvery: number; kills: KillsOfKind },
): boolean {
  return kills.met < Math.floor(ofItsKind / killEvery) + 1;
}
