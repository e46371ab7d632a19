import { useWriteRevised } from '@marquee/web-kit';
import type { Revised } from '@marquee/web-kit';
import { useEffect, useRef } from 'react';
import type { BaseSyntheticEvent } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { currentIn } from '../api/revised.ts';
import type { Difference } from '../api/revised.ts';
import { differencesIn, differingFields } from './differing-fields.ts';
import { takeOver } from './take-over.ts';
import { useContractForm } from './use-contract-form.ts';
import type { ContractForm } from './use-contract-form.ts';

type RecordOptions<Shown, Values> = {
  /** The record that the form changes, as the page has read it last. */
  record: Shown;
  /** The record as the form shows it. */
  toValues: (record: Shown) => Values;
  /** What the form calls fields whose label no control of that name has. */
  labels?: Readonly<Record<string, string>>;
};

export type RecordForm<Values extends FieldValues, Checked, Shown> = ContractForm<Values, Checked> & {
  /** The form's onSubmit, as `submit` is. Saves with the revision that the form began with, and resolves to the record as it is then. */
  submitChange: (
    save: (values: Checked, revision: number | undefined) => Promise<Shown>,
    onRefused: (refusal: unknown) => void,
  ) => (event?: BaseSyntheticEvent) => Promise<void>;
};

/**
 * A form of the contract that changes a record. A save that is refused as stale names the fields that differ; the form keeps what was typed,
 * takes the current values in its other fields, and saves what it shows at the next attempt.
 */
export function useRecordForm<Values extends FieldValues, Checked, Shown extends Revised>(
  schema: z.ZodType<Checked, Values>,
  { record, toValues, labels = {} }: RecordOptions<Shown, Values>,
): RecordForm<Values, Checked, Shown> {
  const form = useContractForm(schema, { defaultValues: toValues(record) as DefaultValues<Values> });
  const base = useRef(record);
  const element = useRef<HTMLFormElement | null>(null);
  const writeRevised = useWriteRevised();
  const { isDirty } = form.rhf.formState;
  const { reset } = form.rhf;
  const values = useRef(toValues);

  // A form in which nothing is typed shows the record as the page has read it last.
  useEffect(() => {
    if (record !== base.current && !isDirty && revisionOf(record) >= revisionOf(base.current)) {
      base.current = record;
      reset(values.current(record));
    }
  }, [record, isDirty, reset]);

  /** Other parts of the page may have changed the record in what this form does not show. */
  function baseOf(latest: Shown): Shown {
    const isAhead = revisionOf(latest) > revisionOf(base.current);
    return isAhead && namesOfDiffering(base.current, latest).length === 0 ? latest : base.current;
  }

  function namesOfDiffering(read: Shown, current: Shown): string[] {
    return differingFields(toValues(read), toValues(current));
  }

  function differences(read: Shown, current: object): Difference[] {
    return differencesIn(element.current, namesOfDiffering(read, current as Shown), labels);
  }

  return {
    ...form,
    submitChange: (save, onRefused) => (event) => {
      element.current = (event?.currentTarget as HTMLFormElement | undefined) ?? null;
      const submit = form.submit(
        async (values) => {
          base.current = baseOf(record);
          base.current = await writeRevised({
            read: base.current,
            differences,
            next: 'What you typed is kept; save again to go on.',
            write: (revision) => save(values, revision),
          });
        },
        (refusal) => {
          const current = currentIn(refusal) as Shown | null;
          if (current !== null) {
            takeOver(form.rhf, { from: toValues(base.current), to: toValues(current) });
            base.current = current;
          }
          onRefused(refusal);
        },
      );
      return submit(event);
    },
  };
}

function revisionOf({ revision = 0 }: Revised): number {
  return revision;
}
