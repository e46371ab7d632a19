import { conflict, notFound } from './refusal.ts';

type Row = { id: string };

/** An id that is the same at every start, so that an address leads to the same row. */
export function fixedId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** Throws the 404 of a service where there is none. */
export function rowOf<R extends Row>(rows: readonly R[], id: string): R {
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) {
    throw notFound();
  }
  return row;
}

/** The rows with one of them as it is now. */
export function withRow<R extends Row>(rows: readonly R[], changed: NoInfer<R>): R[] {
  return rows.map((row) => (row.id === changed.id ? changed : row));
}

/** The rows of a status; all where none is asked for. */
export function ofStatus<R extends { status: string }>(rows: readonly R[], status: string | undefined): R[] {
  return rows.filter((row) => status === undefined || row.status === status);
}

/** Throws the 409 of a service unless it `holds`. */
export function requireState(holds: boolean, message: string): void {
  if (!holds) {
    throw conflict('not_possible', message);
  }
}

type Said<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** Of a partial change, what it says: what it leaves out stays as it is. */
export function saidOf<Fields extends object>(fields: Fields): Said<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Said<Fields>;
}
