import type { BaseSyntheticEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ContractForm } from './use-contract-form.ts';

export type RecordOptions<Shown, Values> = {
  /** The record that the form changes, as the page has read it last. */
  record: Shown;
  /** The record under which something was typed before this form was rendered; else `record`. */
  base?: Shown | undefined;
  /** The record as the form shows it. */
  toValues: (record: Shown) => Values;
  /**
   * Labels of fields of the form that no control has, and of fields of the record that the form does not have: a change of one of them is
   * named and holds up the save. Null: its change does not matter to the form.
   */
  labels?: Readonly<Record<string, string | null>>;
  /** Groups of fields of which none is taken from another's save once one of them is typed: `deposit`. */
  together?: readonly string[];
  /** Whether the record can no longer be changed by this form. */
  isClosed?: (record: Shown) => boolean;
};

export type RecordForm<Values extends FieldValues, Checked, Shown> = ContractForm<Values, Checked> & {
  /**
   * The form's onSubmit, as `submit` is. Saves with the revision that the form began with, and resolves to the record as it is then. The
   * form shows that record, except in fields in which something was typed while the save was under way.
   */
  submitChange: (
    save: (values: Checked, revision: number | undefined) => Promise<Shown>,
    onRefused: (refusal: unknown) => void,
  ) => (event?: BaseSyntheticEvent) => Promise<void>;
  /** Whether a field holds something that is not saved. Applies at once, unlike the state of the form. */
  hasTyped: () => boolean;
  /** Whether the form holds something that can no longer be saved; the fields of it say so. */
  isLeftOver: boolean;
  /** Shows the record as it is saved. */
  discard: () => void;
};
