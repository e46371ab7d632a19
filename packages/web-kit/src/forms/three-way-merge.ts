import type { FieldValues, KeepStateOptions, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { isSame } from '../api/is-same.ts';
import { isRecord } from './differing-fields.ts';

/** The form's old and new base values. */
type Baselines<Values> = {
  from: Values;
  to: Values;
  /** Groups of fields, such as `deposit`, that are merged as a whole. */
  together?: readonly string[];
  /** Options of `reset`: the form state to keep in addition to the input. */
  kept?: KeepStateOptions;
};

/** Three-way merge: fields take the new values, except those that the user has changed. */
export function threeWayMerge<Values extends FieldValues, Checked>(
  rhf: UseFormReturn<Values, unknown, Checked>,
  { from, to, together = [], kept: state = {} }: Baselines<Values>,
): void {
  const mergedValues = mergeValue({ from, typed: rhf.getValues(), to }, together) as Values;
  rhf.reset(to, state);
  for (const [name, value] of Object.entries(mergedValues)) {
    if (!isSame(value, to[name])) {
      rhf.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  }
}

type MergeSides = { from: unknown; typed: unknown; to: unknown };

function mergeValue({ from, typed, to }: MergeSides, together: readonly string[], path = ''): unknown {
  if (isRecord(from) && isRecord(typed) && isRecord(to) && !together.includes(path)) {
    const names = Object.keys({ ...typed, ...to });
    const entries = names.map((name) => {
      const field = { from: from[name], typed: typed[name], to: to[name] };
      return [name, mergeValue(field, together, pathTo(path, name))];
    });
    return Object.fromEntries(entries);
  }
  return isSame(typed, from) ? to : typed;
}

/** A field, or a group of fields merged as a whole, that both sides have changed to different values. */
export type Conflict = { field: string; typed: unknown; saved: unknown };

export function findConflicts(
  { from, typed, to }: MergeSides,
  together: readonly string[],
  path = '',
): readonly Conflict[] {
  if (isRecord(from) && isRecord(typed) && isRecord(to) && !together.includes(path)) {
    return Object.keys({ ...typed, ...to }).flatMap((name) =>
      findConflicts({ from: from[name], typed: typed[name], to: to[name] }, together, pathTo(path, name)),
    );
  }
  const isConflict = !isSame(typed, from) && !isSame(to, from) && !isSame(typed, to);
  return isConflict ? [{ field: path, typed, saved: to }] : [];
}

function pathTo(group: string, name: string): string {
  return group === '' ? name : `${group}.${name}`;
}
