import { useCallback } from 'react';
import { getDifferences } from './revised.ts';
import type { FieldLabels, Revised } from './revised.ts';
import { useWriteRevised } from './use-write-revised.ts';
import type { Write } from './use-write-revised.ts';

/** An action on a record, started by a button. `labels`: the labels of the fields that the page shows. */
type RecordAction<Shown, Result> = Pick<Write<Shown, Result>, 'read' | 'write'> & {
  labels: FieldLabels<Shown>;
};

/** Performs an action on the record that the page shows; rejects as `useWriteRevised` does. */
export function useRecordAction(): <Shown extends Revised, Result>(
  action: RecordAction<Shown, Result>,
) => Promise<Result> {
  const writeRevised = useWriteRevised();

  return useCallback(
    ({ labels, ...action }) =>
      writeRevised({
        ...action,
        differences: (read, current) => getDifferences(labels, { read, current }),
        next: () => 'Review it before you continue.',
      }),
    [writeRevised],
  );
}
