import { conflict, notFound } from './refusal.ts';

type Row = { id: string };

/** An id that is the same at every start, so that the address of a row stays valid. */
export function fixedId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** The row with this id. Throws the services' 404 if there is none. */
export function rowOf<R extends Row>(rows: readonly R[], id: string): R {
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) {
    throw notFound();
  }
  return row;
}

/** The rows, with `changed` in place of the row that has the same id. */
export function withRow<R extends Row>(rows: readonly R[], changed: NoInfer<R>): R[] {
  return rows.map((row) => (row.id === changed.id ? changed : row));
}

/** The rows with this status; all rows if the status is undefined. */
export function ofStatus<R extends { status: string }>(rows: readonly R[], status: string | undefined): R[] {
  return rows.filter((row) => status === undefined || row.status === status);
}

/** Throws the services' 409 unless the condition `holds`. */
export function requireState(holds: boolean, message: string): void {
  if (!holds) {
    throw conflict('not_possible', message);
  }
}

type DefinedFields<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** The defined fields of a partial change. A spread of the result keeps the current values of all other fields. */
export function omitUndefined<Fields extends object>(fields: Fields): DefinedFields<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as DefinedFields<Fields>;
}
