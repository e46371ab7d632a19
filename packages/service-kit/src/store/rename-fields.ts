import type { StoredState } from './shapes.ts';

/** The later names of fields, by their earlier names. */
export type FieldNames = Readonly<Record<string, string>>;

/** The same values in the same order, with other names for these fields. A field that is missing stays missing. */
export function renameFields(stored: StoredState, names: FieldNames): StoredState {
  return Object.fromEntries(Object.entries(stored).map(([name, value]) => [names[name] ?? name, value]));
}

/** The earlier names, by the later ones. */
export function invertNames(names: FieldNames): FieldNames {
  return Object.fromEntries(Object.entries(names).map(([earlier, later]) => [later, earlier]));
}
