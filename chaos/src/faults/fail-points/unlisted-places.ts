import type { ServiceName } from '../../stack/addresses.ts';
import type { FailPoint } from './fail-point.ts';

/** A place as the tripwires name it. */
export type Place = { node: ServiceName; place: string };

/** Places without kills, and why a kill there would show nothing. */
export type Exception = { node: ServiceName; places: readonly string[]; reason: string };

type Known = { points: readonly FailPoint[]; exceptions: readonly Exception[] };

/** Places that the product passed although neither a fail point nor an exception names them. */
export function unlistedPlaces(passed: readonly Place[], { points, exceptions }: Known): Place[] {
  const known = new Set([
    ...points.map(keyOf),
    ...exceptions.flatMap(({ node, places }) => places.map((place) => keyOf({ node, place }))),
  ]);
  return [...new Map(passed.map((place) => [keyOf(place), place])).values()].filter(
    (place) => !known.has(keyOf(place)),
  );
}

/** Fail points that no journey passes any more. */
export function unpassedPoints(passed: readonly Place[], points: readonly FailPoint[]): FailPoint[] {
  const known = new Set(passed.map(keyOf));
  return points.filter((point) => !known.has(keyOf(point)));
}

function keyOf({ node, place }: Place): string {
  return `${node}: ${place}`;
}
