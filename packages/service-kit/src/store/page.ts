/**
 * A stored record that a list leaves out, because what it is shown from is missing. `isPart`: the list shows it as a part of other rows,
 * so that no row is missing.
 */
export type DamagedRecord = { id: string; error: unknown; isPart?: true };

/**
 * What is shown of some records. `damaged`: those that cannot be shown; the adapter of the call logs and counts them, and answers 500
 * where there are no others.
 */
export type Rows<Row> = { rows: Row[]; damaged?: readonly DamagedRecord[] };

/** One page of a list. `next` is the `after` of the page that follows, null on the last one. `total` counts damaged records as well. */
export type Page<Row> = Rows<Row> & { total: number; next: string | null };

export function mapPage<Row, Shown>(page: Page<Row>, present: (row: Row) => Shown): Page<Shown> {
  const { rows, damaged } = mapRows(page, present);
  return damaged.length === 0 ? { ...page, rows } : { ...page, rows, damaged };
}

/** A row that cannot be presented costs itself, not the list. */
export function mapRows<Row, Shown>(
  { rows, damaged: before = [] }: Rows<Row>,
  present: (row: Row) => Shown,
): Required<Rows<Shown>> {
  const damaged = [...before];
  const shown = rows.flatMap((row) => {
    try {
      return [present(row)];
    } catch (error) {
      damaged.push({ id: idOf(row), error });
      return [];
    }
  });
  return { rows: shown, damaged };
}

/** The record itself, if all these fields were stored. */
export function requireFields<Row extends object>(row: Row, fields: readonly (keyof Row & string)[]): Row {
  const missing = fields.filter((field) => row[field] === undefined);
  if (missing.length > 0) {
    throw new Error(`a stored record lacks ${missing.join(', ')}`);
  }
  return row;
}

function idOf(row: unknown): string {
  const { id, _id } = Object(row) as { id?: string; _id?: string };
  return id ?? _id ?? 'unknown';
}
