import type { BaseSyntheticEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ContractForm } from './use-contract-form.ts';

export type RecordOptions<Shown, Values> = {
  /** The record that the form changes, as the page last read it. */
  record: Shown;
  /** If the user entered input before this form was loaded: the record on which that input is based. Default: `record`. */
  base?: Shown | undefined;
  /** Converts the record to the form's values. */
  toValues: (record: Shown) => Values;
  /**
   * Labels of form fields without a control, and of record fields that the form does not contain. If somebody else has changed such a
   * field, the save is rejected with a message that names the field. Null: the change is irrelevant to the form.
   */
  labels?: Readonly<Record<string, string | null>>;
  /** Groups of fields, such as `deposit`. If the user has changed one field of a group, all fields of the group keep their input. */
  together?: readonly string[];
  /** Whether the record can no longer be changed by this form. */
  isClosed?: (record: Shown) => boolean;
};

export type RecordForm<Values extends FieldValues, Checked, Shown> = ContractForm<Values, Checked> & {
  /**
   * The form's onSubmit, like `submit`. Saves with the revision that the input is based on; `save` resolves to the saved record. The form
   * then shows that record, except in fields that the user changed during the save. Resolves to whether the record was saved.
   */
  submitChange: (
    save: (values: Checked, revision: number | undefined) => Promise<Shown>,
    onRefused: (refusal: unknown) => void,
  ) => (event?: BaseSyntheticEvent) => Promise<boolean>;
  /** Whether a field has unsaved input. Reads the current values, while `formState` changes only with the next render. */
  hasTyped: () => boolean;
  /** Whether the form has input that can no longer be saved. Each field with such input has an error. */
  isLeftOver: boolean;
  /** Discards the input and shows the saved record. */
  discard: () => void;
};
