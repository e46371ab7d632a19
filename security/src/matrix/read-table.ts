import { principals } from './principals.ts';
import type { Principal, Side } from './principals.ts';

/** One route in one state of its record, with the required response to each principal. */
export type Row = {
  route: string;
  state: string;
  side: Side;
  expected: Readonly<Record<Principal, number>>;
};

/**
 * Parses rows of plain text: route, state (`-` if none matters, `_` for a space), side, and a status per principal. `|` separates columns
 * only visually. Throws on an incomplete row.
 */
export function readTable(text: string): Row[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(readRow);
}

function readRow(line: string): Row {
  const [route = '', state = '', side = '', ...cells] = line.split(/[\s|]+/).filter((word) => word !== '');
  const statuses = cells.map(Number);
  if ((side !== 'client' && side !== 'provider') || statuses.length !== principals.length) {
    throw new Error(`This row is not whole: ${line.trim()}`);
  }
  if (!statuses.every((status) => status >= 200 && status < 500)) {
    throw new Error(`This row contains a status that no response may have: ${line.trim()}`);
  }
  const entries = principals.map((principal, place): [string, number] => [principal, statuses[place] ?? 0]);
  return {
    route,
    state: state.replaceAll('_', ' '),
    side,
    expected: Object.fromEntries(entries) as Record<Principal, number>,
  };
}
