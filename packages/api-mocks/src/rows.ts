import { conflict, notFound } from './refusal.ts';

type Row = { id: string };

/** An id that is the same at every start, so that an address leads to the same row. */
export function fixedId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** Throws a service's 404 if there is no such row. */
export function rowOf<R extends Row>(rows: readonly R[], id: string): R {
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) {
    throw notFound();
  }
  return row;
}

/** The rows with the changed one replaced. */
export function withRow<R extends Row>(rows: readonly R[], changed: NoInfer<R>): R[] {
  return rows.map((row) => (row.id === changed.id ? changed : row));
}

/** The rows with a status; all of them without one. */
export function ofStatus<R extends { status: string }>(rows: readonly R[], status: string | undefined): R[] {
  return rows.filter((row) => status === undefined || row.status === status);
}

/** Throws a service's 409 unless it `holds`. */
export function requireState(holds: boolean, message: string): void {
  if (!holds) {
    throw conflict('not_possible', message);
  }
}

type DefinedFields<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** The present fields of a partial change; absent ones stay unchanged. */
export function omitUndefined<Fields extends object>(fields: Fields): DefinedFields<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as DefinedFields<Fields>;
}
