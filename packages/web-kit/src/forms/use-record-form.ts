import { useCachedUser, useWriteRevised } from '@marquee/web-kit';
import type { Revised } from '@marquee/web-kit';
import { useEffect, useRef } from 'react';
import { get } from 'react-hook-form';
import type { DefaultValues, FieldValues, KeepStateOptions, Path } from 'react-hook-form';
import type { z } from 'zod';
import { isSame } from '../api/is-same.ts';
import { getCurrentRecord, getDifferences } from '../api/revised.ts';
import type { Difference } from '../api/revised.ts';
import { labelDifferences, differingFields } from './differing-fields.ts';
import { setConflictErrors } from './set-conflict-errors.ts';
import type { RecordForm, RecordOptions } from './record-options.ts';
import { shownValue } from './shown-value.ts';
import { threeWayMerge } from './three-way-merge.ts';
import { useContractForm } from './use-contract-form.ts';

/**
 * A contract form that changes a record. If a save is stale, the error message names the fields that somebody else has changed. The form
 * keeps the user's input and shows the current values in all other fields. The next submit saves the values that the form shows.
 */
export function useRecordForm<Values extends FieldValues, Checked, Shown extends Revised>(
  schema: z.ZodType<Checked, Values>,
  {
    record,
    base: first = record,
    toValues,
    labels = {},
    together = [],
    isClosed = () => false,
  }: RecordOptions<Shown, Values>,
): RecordForm<Values, Checked, Shown> {
  const form = useContractForm(schema, { defaultValues: toValues(first) as DefaultValues<Values> });
  const base = useRef(first);
  const element = useRef<HTMLFormElement | null>(null);
  const writeRevised = useWriteRevised();
  const role = useCachedUser()?.role ?? null;
  const { rhf } = form;
  const { isDirty } = rhf.formState;
  const isRecordClosed = isClosed(record);
  const isLeftOver = isRecordClosed && isDirty;

  // When the page has read the record again, a form without input shows the new values. If the form can no longer change the record
  // (`isClosed`), its unchanged fields show the new values.
  useEffect(() => {
    if (
      record !== base.current &&
      ((!isDirty && !hasTyped()) || isRecordClosed) &&
      revisionOf(record) >= revisionOf(base.current)
    ) {
      show(record, toValues(base.current));
    }
  });

  function hasTyped(): boolean {
    return differingFields(rhf.getValues(), toValues(base.current)).length > 0;
  }

  /** Shows the record, except in fields whose value differs from `from`. */
  function show(current: Shown, from: Values, kept: KeepStateOptions = {}) {
    base.current = current;
    threeWayMerge(rhf, { from, to: toValues(current), together, kept });
  }

  function showStale(refusal: unknown) {
    const current = getCurrentRecord(refusal) as Shown | null;
    if (current !== null) {
      const values = { from: toValues(base.current), typed: structuredClone(rhf.getValues()) };
      show(current, values.from, { keepIsSubmitted: true, keepSubmitCount: true });
      setConflictErrors(rhf, {
        ...values,
        to: toValues(current),
        together,
        refusal,
        role,
        form: element.current,
      });
    }
  }

  /** Returns `latest` if it is newer than the base and no field of the form differs; otherwise returns the base. */
  function advanceBase(latest: Shown): Shown {
    const isAhead = revisionOf(latest) > revisionOf(base.current);
    return isAhead && getDifferingFields(base.current, latest).length === 0 ? latest : base.current;
  }

  function getDifferingFields(read: Shown, current: Shown): string[] {
    return differingFields(toValues(read), toValues(current));
  }

  function differences(read: Shown, current: object): Difference[] {
    // Fields outside the form are compared with the newest record that the page has read, because other parts of the page show that record.
    const shown = revisionOf(record) > revisionOf(read) ? record : read;
    const names = Object.keys(toValues(shown));
    const others = getDifferences(labels, { read: shown, current }).filter(
      ({ field }) => field in labels && !names.includes(field),
    );
    const fields = getDifferingFields(read, current as Shown);
    return [...labelDifferences(element.current, fields, labels), ...others];
  }

  function withNotSavedError<Props extends object>(name: Path<Values>, props: Props): Props {
    const saved: unknown = get(toValues(record), name);
    if (!isLeftOver || isSame(rhf.getValues(name), saved)) {
      return props;
    }
    return { ...props, error: `Not saved. The saved value is ${shownValue(element.current, name, saved)}.` };
  }

  return {
    ...form,
    field: (name) => withNotSavedError(name, form.field(name)),
    numberField: (name) => withNotSavedError(name, form.numberField(name)),
    isLeftOver,
    hasTyped,
    discard: () => {
      rhf.reset(toValues(record));
    },
    submitChange: (save, onRefused) => async (event) => {
      let refusal: unknown;
      let wasSaved = false;
      element.current = (event?.currentTarget as HTMLFormElement | undefined) ?? null;
      const submit = form.submit(
        async (values) => {
          const sent = structuredClone(rhf.getValues());
          base.current = advanceBase(record);
          const saved = await writeRevised({
            read: base.current,
            differences,
            next: (current) => (isClosed(current as Shown) ? cannotBeSaved : saveAgain),
            write: (revision) => save(values, revision),
          });
          show(saved, sent);
          wasSaved = true;
        },
        (reason) => {
          refusal = reason;
        },
      );
      await submit(event);
      // Conflict errors are set only now, when `isSubmitted` is true: until then a blur validates the field again, which removes its error.
      if (refusal !== undefined) {
        showStale(refusal);
        onRefused(refusal);
      }
      return wasSaved;
    },
  };
}

const saveAgain = 'Your entries are kept; save again to continue.';
const cannotBeSaved = 'Your entries stay on this page, but can no longer be saved.';

function revisionOf({ revision = 0 }: Revised): number {
  return revision;
}
