import type { Suspect } from '../store/declared-projections.ts';

/**
 * Where a rebuild is. It reads each source in the order of ids. In the pages of the first source it finds suspects: rows that the page does
 * not list, or lists with an older version. Every source is then asked for the suspects by id, and those that none has are removed.
 */
export type Place = {
  /** The index of the source that is being read, and the last id that was read; null at the beginning. */
  source: number;
  after: string | null;
  suspects: Suspects | null;
};

/** The suspects that `source` is asked for. The reading continues at `resumeAt`; null: the source was read to its end. */
type Suspects = { rows: readonly Suspect[]; source: number; resumeAt: string | null };

export type Rebuild = {
  /** The projection's name. */
  id: string;
  version: number;
  /** Each start has a new one, so that late answers to an earlier start are recognized. */
  rebuildId: string;
  /** The number of the request that waits for its answer. */
  step: number;
  /** Null once the rebuild has ended. */
  place: Place | null;
  startedAt: Date;
  startedBy: string;
  changedAt: Date;
  endedAt: Date | null;
  written: number;
  removed: number;
};

export type RebuildFact =
  | { type: 'started'; rebuildId: string; by: string }
  | { type: 'advanced'; place: Place | null; written: number; removed: number };

export const beginning: Place = { source: 0, after: null, suspects: null };

export function evolve(rebuild: Rebuild, fact: RebuildFact, at: Date): Rebuild {
  switch (fact.type) {
    case 'started': {
      const begun = { step: 1, place: beginning, startedAt: at, changedAt: at, endedAt: null };
      const { rebuildId, by: startedBy } = fact;
      return { ...rebuild, ...begun, rebuildId, startedBy, written: 0, removed: 0 };
    }
    case 'advanced':
      return {
        ...rebuild,
        step: rebuild.step + 1,
        place: fact.place,
        changedAt: at,
        endedAt: fact.place === null ? at : null,
        written: rebuild.written + fact.written,
        removed: rebuild.removed + fact.removed,
      };
  }
}

/** `end` is the last id that was read; null if nothing follows. `suspects` are the rows up to there that the page does not list. */
type ReadPage = { end: string | null; suspects: readonly Suspect[]; sources: number };

export function afterPage(place: Place, { end, suspects, sources }: ReadPage): Place | null {
  return suspects.length > 0
    ? { ...place, suspects: { rows: suspects, source: 0, resumeAt: end } }
    : continueAt(place, end, sources);
}

/** `absent` are the suspects that the asked source does not have. They are removed once no further source is left to ask. */
type Asked = { suspects: Suspects; absent: readonly Suspect[]; sources: number };

export function afterAsking(
  place: Place,
  { suspects, absent, sources }: Asked,
): { next: Place | null; orphans: readonly Suspect[] } {
  const source = suspects.source + 1;
  return source < sources && absent.length > 0
    ? { next: { ...place, suspects: { ...suspects, rows: absent, source } }, orphans: [] }
    : { next: continueAt(place, suspects.resumeAt, sources), orphans: absent };
}

function continueAt({ source }: Place, after: string | null, sources: number): Place | null {
  if (after !== null) {
    return { source, after, suspects: null };
  }
  return source + 1 < sources ? { source: source + 1, after: null, suspects: null } : null;
}
