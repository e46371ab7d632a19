import { routeTable } from './route-table.ts';
import type { Route } from './route-table.ts';

type Pattern = { route: Route; segments: readonly string[]; isOpen: boolean };

const longestFirst = routeTable.map(toPattern).sort((a, b) => b.segments.length - a.segments.length);

/** The route that owns the path; null if no service owns it. Compares whole segments, never a prefix of a segment. */
export function matchRoute(path: string): Route | null {
  const [empty, api, ...segments] = path.split('/');
  if (empty !== '' || api !== 'api' || segments.includes('')) {
    return null;
  }
  return longestFirst.find((pattern) => matches(pattern, segments))?.route ?? null;
}

function toPattern(route: Route): Pattern {
  const isOpen = route.path.endsWith('/**');
  return { route, segments: route.path.replace(/\/\*\*$/, '').split('/'), isOpen };
}

function matches(pattern: Pattern, segments: readonly string[]): boolean {
  const isLongEnough = pattern.isOpen
    ? segments.length >= pattern.segments.length
    : segments.length === pattern.segments.length;
  return (
    isLongEnough && pattern.segments.every((wanted, index) => wanted === '*' || wanted === segments[index])
  );
}
