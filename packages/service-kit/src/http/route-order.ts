import type { Operation } from '@marquee/contracts/operation';

type Addressed = Pick<Operation, 'path'>;

/** Sorts a literal segment before a parameter, so that the order in which operations are listed does not matter. */
export function bySpecificity(one: Addressed, other: Addressed): number {
  return compare(rankOf(one), rankOf(other));
}

function rankOf({ path }: Addressed): string {
  return path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('');
}

function compare(one: string, other: string): number {
  if (one === other) {
    return 0;
  }
  return one < other ? -1 : 1;
}
