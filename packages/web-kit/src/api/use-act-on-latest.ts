import { useState } from 'react';
import { currentIn } from './revised.ts';
import type { FieldLabels, Revised } from './revised.ts';
import { useActOn } from './use-act-on.ts';

export type LatestActing<Shown> = {
  /** The newest of what the page has read and of what a refusal carried. */
  latest: Shown;
  /** Performs an action on `latest`; rejects as `useActOn` does, after which `latest` is the current record. */
  act: <Result>(write: (revision: number | undefined) => Promise<Result>) => Promise<Result>;
};

/** For a dialog over a record: after a refusal it shows the current record, and the next press acts on it. */
export function useActOnLatest<Shown extends Revised>(
  read: Shown,
  labels: FieldLabels<Shown>,
): LatestActing<Shown> {
  const actOn = useActOn();
  const [current, setCurrent] = useState<Shown | null>(null);
  const isAhead = current !== null && (current.revision ?? 0) > (read.revision ?? 0);
  const latest = isAhead ? current : read;

  return {
    latest,
    act: async (write) => {
      try {
        return await actOn({ read: latest, labels, write });
      } catch (refusal) {
        const newer = currentIn(refusal) as Shown | null;
        if (newer !== null) {
          setCurrent(newer);
        }
        throw refusal;
      }
    },
  };
}
