/** One page of a list. `next` is the `after` of the page that follows, null on the last one. */
export type Page<Row> = { rows: Row[]; total: number; next: string | null };

export function mapPage<Row, Shown>(page: Page<Row>, present: (row: Row) => Shown): Page<Shown> {
  return { ...page, rows: page.rows.map((row) => present(row)) };
}
