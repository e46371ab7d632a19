import type { Operation } from '@marquee/contracts/operation';
import { bySpecificity } from './route-order.ts';

type Declared = Pick<Operation, 'method' | 'path'>;

type Pattern = Pick<Operation, 'path'> & { segments: readonly string[]; methods: readonly string[] };

/** Returns a path's methods in capitals, sorted, with HEAD if the path has GET; null if no operation has the path. */
export type AllowedMethods = (path: string) => readonly string[] | null;

/** Reads the methods from the operations. If several patterns match a path, the most specific pattern counts. */
export function createAllowedMethods(operations: Iterable<Declared>): AllowedMethods {
  const patterns = Object.groupBy(toPatterns(operations), ({ segments }) => segments.length);
  return (path) => {
    const segments = path.split('/');
    const candidates = patterns[segments.length] ?? [];
    return candidates.find((pattern) => fits(pattern, segments))?.methods ?? null;
  };
}

function toPatterns(operations: Iterable<Declared>): Pattern[] {
  const declared = Map.groupBy(operations, ({ path }) => path);
  return [...declared]
    .map(([path, all]) => ({ path, segments: path.split('/'), methods: all.flatMap(methodsOf).sort() }))
    .sort(bySpecificity);
}

function methodsOf({ method }: Declared): string[] {
  return method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()];
}

function fits({ segments }: Pattern, actual: readonly string[]): boolean {
  return segments.every((wanted, index) =>
    wanted.startsWith(':') ? actual[index] !== '' : actual[index] === wanted,
  );
}
