import type { Role } from '@marquee/contracts/accounts';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isApiError } from '../api/api-error.ts';
import { conflictMessage } from '../api/stale-message.ts';
import { differingFields } from './differing-fields.ts';
import { shownValue } from './shown-value.ts';
import { findConflicts } from './three-way-merge.ts';

type StaleSave<Values> = {
  from: Values;
  typed: Values;
  to: Values;
  together: readonly string[];
  refusal: unknown;
  role: Role | null;
  form: HTMLFormElement | null;
};

/** Sets an error on each field that both sides have changed. The error shows the value that the other side has saved. */
export function setConflictErrors<Values extends FieldValues, Checked>(
  { setError }: UseFormReturn<Values, unknown, Checked>,
  { from, typed, to, together, refusal, role, form }: StaleSave<Values>,
): void {
  const changedBy = isApiError(refusal) ? refusal.changedBy : undefined;
  for (const { field, ...values } of findConflicts({ from, typed, to }, together)) {
    const message = conflictMessage({
      field,
      typed: shownValue(form, field, values.typed),
      saved: shownValue(form, field, values.saved),
      changedBy,
      role,
    });
    setError(firstDifferingField(field, values) as Path<Values>, { type: 'stale', message });
  }
}

/** The first differing field if `field` is a group; otherwise `field`. */
function firstDifferingField(field: string, { typed, saved }: { typed: unknown; saved: unknown }): string {
  const [first] = differingFields({ [field]: typed }, { [field]: saved });
  return first ?? field;
}
