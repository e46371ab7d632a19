import { isSame } from '../api/is-same.ts';
import { isRecord } from './differing-fields.ts';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** What the form began with, and what it begins with from now on. */
type Baselines<Values> = { from: Values; to: Values };

/** The form's fields take the new values, but for those in which something else was typed. */
export function takeOver<Values extends FieldValues, Checked>(
  rhf: UseFormReturn<Values, unknown, Checked>,
  { from, to }: Baselines<Values>,
): void {
  const kept = merged(from, rhf.getValues(), to) as Values;
  rhf.reset(to);
  for (const [name, value] of Object.entries(kept)) {
    if (!isSame(value, to[name])) {
      rhf.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  }
}

function merged(from: unknown, typed: unknown, to: unknown): unknown {
  if (isRecord(from) && isRecord(typed) && isRecord(to)) {
    const names = Object.keys({ ...typed, ...to });
    return Object.fromEntries(names.map((name) => [name, merged(from[name], typed[name], to[name])]));
  }
  return isSame(typed, from) ? to : typed;
}
