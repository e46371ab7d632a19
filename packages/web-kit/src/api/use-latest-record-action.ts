import { useState } from 'react';
import { getCurrentRecord } from './revised.ts';
import type { FieldLabels, Revised } from './revised.ts';
import { useRecordAction } from './use-record-action.ts';

export type LatestRecordAction<Shown> = {
  /** The record that the page has read, or the record that a rejection contained, if that record is newer. */
  latest: Shown;
  /** Performs an action on `latest`. Rejects as `useRecordAction` does; after a stale write, `latest` becomes the current record. */
  act: <Result>(write: (revision: number | undefined) => Promise<Result>) => Promise<Result>;
};

/** For a dialog about a record. After a stale write the dialog shows the current record, and the next click acts on that record. */
export function useLatestRecordAction<Shown extends Revised>(
  read: Shown,
  labels: FieldLabels<Shown>,
): LatestRecordAction<Shown> {
  const runAction = useRecordAction();
  const [current, setCurrent] = useState<Shown | null>(null);
  const isAhead = current !== null && (current.revision ?? 0) > (read.revision ?? 0);
  const latest = isAhead ? current : read;

  return {
    latest,
    act: async (write) => {
      try {
        return await runAction({ read: latest, labels, write });
      } catch (refusal) {
        const newer = getCurrentRecord(refusal) as Shown | null;
        if (newer !== null) {
          setCurrent(newer);
        }
        throw refusal;
      }
    },
  };
}
