import type { Row } from './table.ts';

/** Routes without a row, rows without a route, and duplicate rows. */
export function complaintsAboutTable(
  rows: readonly Pick<Row, 'route' | 'state'>[],
  routes: readonly string[],
): string[] {
  const named = rows.map(({ route, state }) => `${route} (${state})`);
  return [
    ...routes
      .filter((route) => !rows.some((row) => row.route === route))
      .map((route) => `${route} has no row`),
    ...rows
      .filter((row) => !routes.includes(row.route))
      .map(({ route }) => `the table has a row for ${route}, which is no route`),
    ...named.filter((name, place) => named.indexOf(name) !== place).map((name) => `${name} has two rows`),
  ];
}
