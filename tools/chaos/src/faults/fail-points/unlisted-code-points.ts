import type { ServiceName } from '../../stack/addresses.ts';
import type { FailPoint } from './fail-point.ts';

/** A step of a service, such as `lease events: after`, at which the harness can kill the service. */
export type CodePoint = { node: ServiceName; codePoint: string };

/** Code points at which no service is killed, and why a kill there would show nothing. */
export type Exception = { node: ServiceName; codePoints: readonly string[]; reason: string };

type Known = { points: readonly FailPoint[]; exceptions: readonly Exception[] };

/** Code points that the product reached although neither a fail point nor an exception names them. */
export function unlistedCodePoints(
  reached: readonly CodePoint[],
  { points, exceptions }: Known,
): CodePoint[] {
  const known = new Set([
    ...points.map(keyOf),
    ...exceptions.flatMap(({ node, codePoints }) =>
      codePoints.map((codePoint) => keyOf({ node, codePoint })),
    ),
  ]);
  return [...new Map(reached.map((codePoint) => [keyOf(codePoint), codePoint])).values()].filter(
    (codePoint) => !known.has(keyOf(codePoint)),
  );
}

/** The code points that were reached now, but not before. */
export function addedCodePoints(now: readonly CodePoint[], before: readonly CodePoint[]): CodePoint[] {
  const known = new Set(before.map(keyOf));
  return now.filter((codePoint) => !known.has(keyOf(codePoint)));
}

/** Fail points that no journey reaches any more. */
export function unreachedFailPoints(
  reached: readonly CodePoint[],
  points: readonly FailPoint[],
): FailPoint[] {
  const known = new Set(reached.map(keyOf));
  return points.filter((point) => !known.has(keyOf(point)));
}

function keyOf({ node, codePoint }: CodePoint): string {
  return `${node}: ${codePoint}`;
}
