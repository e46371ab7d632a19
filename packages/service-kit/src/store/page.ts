/**
 * A stored record that a list leaves out, because data needed to show the record is missing. `isPart`: the list shows such records as parts
 * of other rows, so no row is missing.
 */
export type DamagedRecord = { id: string; error: unknown; isPart?: true };

/**
 * The presented rows. `damaged`: records that cannot be shown; the route adapter logs and counts them, and answers 500 if no row is left.
 */
export type Rows<Row> = { rows: Row[]; damaged?: readonly DamagedRecord[] };

/** One page of a list. `next` is the `after` of the following page, null on the last one. `total` includes damaged records. */
export type Page<Row> = Rows<Row> & { total: number; next: string | null };

export function mapPage<Row, Shown>(page: Page<Row>, present: (row: Row) => Shown): Page<Shown> {
  const { rows, damaged } = mapRows(page, present);
  return damaged.length === 0 ? { ...page, rows } : { ...page, rows, damaged };
}

/** Presents each row; a row that fails is reported as damaged without failing the list. */
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

/** Returns the record if all these fields are stored; otherwise throws. */
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
