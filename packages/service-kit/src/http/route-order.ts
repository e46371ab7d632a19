import type { Route } from './route.ts';

/** A literal segment before a parameter, whatever order the routes were listed in. */
export function bySpecificity(one: Route, other: Route): number {
  return compare(rankOf(one), rankOf(other));
}

function rankOf({ operation }: Route): string {
  return operation.path
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
